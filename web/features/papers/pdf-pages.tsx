import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { attachmentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ZoomableImage } from '#web/ui/picture.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A page of a file; the file never changes. */
const pageQuery = (caseId: string, id: string, page: number) => ({
  ...apiQuery(attachmentEndpoints.page, { params: { caseId, id, page } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The pages of a PDF, one at a time, as pictures that the server draws. */
export function PdfPages({ caseId, file, turns }: { caseId: string; file: Attachment; turns: number }) {
  const [page, setPage] = useState(1)
  const query = useQuery(pageQuery(caseId, file.id, page))
  const pageCount = query.data?.data.pageCount ?? page
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="min-h-0 flex-1">
        <QueryView
          query={query}
          errorTitle={t.attachments('pageFailed')}
          skeleton={<Skeleton className="h-64 rounded-lg lg:h-full" />}
        >
          {({ data }) => (
            <ZoomableImage
              key={page}
              src={data.picture}
              alt={t.attachments('pageOf', { name: file.name, page })}
              turns={turns}
              fill
            />
          )}
        </QueryView>
      </div>
      <div className="flex items-center justify-center gap-2">
        <Button
          icon={ChevronLeft}
          size="icon-sm"
          aria-label={t.attachments('previousPage')}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
        <span className="tnum text-muted text-sm" aria-live="polite">
          {t.attachments('page', { page, count: pageCount })}
        </span>
        <Button
          icon={ChevronRight}
          size="icon-sm"
          aria-label={t.attachments('nextPage')}
          disabled={page >= pageCount}
          onClick={() => setPage(page + 1)}
        />
      </div>
    </div>
  )
}
