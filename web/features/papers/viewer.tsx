import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Attachment } from '#contract/attachments/attachment.ts'
import { showInstant } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { messages } from '#contract/messages.ts'
import { ZoomableImage } from '#web/domain/zoomable-image.tsx'
import { attachmentEndpoints } from '#web/endpoints.generated.ts'
import { ChevronLeft, ChevronRight, ExternalLink, RotateCw, Trash2 } from '#web/icons/index.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paperReads } from './paper-changes.ts'

interface ViewerProps {
  caseId: string
  /** All files of the case, in the order of the checklist. */
  files: readonly Attachment[]
  first: string
  onClose: () => void
}

/** Shows the files of a case large, one at a time: zoom, turn, next and previous by buttons and arrow keys. */
export function Viewer({ caseId, files: filesAtFirst, first, onClose }: ViewerProps) {
  // Their addresses change with each reload of the papers, for which the browser would fetch the image again.
  const [files] = useState(filesAtFirst)
  const [shown, setShown] = useState(first)
  const [turns, setTurns] = useState(0)
  const [isDeleting, setDeleting] = useState(false)
  const user = useUser()
  const removal = useApiMutation(attachmentEndpoints.remove, {
    invalidates: [paperReads],
    failureTitle: messages.attachments.removeFailed,
  })
  const index = Math.max(
    0,
    files.findIndex(({ id }) => id === shown),
  )
  const file = files[index]
  if (!file) return null
  const show = (next: number) => {
    const target = files[next]
    if (!target) return
    setShown(target.id)
    setTurns(0)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined || isDeleting || isScrollable(event.target)) return
    event.preventDefault()
    show(index + step)
  }
  return (
    // The keys act wherever the focus is in the dialog.
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog inside has the role
    <div className="contents" onKeyDown={press}>
      <Dialog
        open
        size="full"
        onOpenChange={(open) => !open && onClose()}
        title={<span className="wrap-anywhere">{file.name}</span>}
        description={messages.attachments.facts(
          index + 1,
          files.length,
          `${file.by.firstName} ${file.by.lastName}`.trim(),
          showInstant(file.at),
        )}
        footer={
          <>
            {user && mayDelete(file, user) && (
              <Button variant="ghost" onClick={() => setDeleting(true)}>
                <Trash2 aria-hidden="true" />
                {messages.attachments.remove}
              </Button>
            )}
            <a href={file.url} target="_blank" rel="noreferrer" className={buttonStyle({})}>
              <ExternalLink aria-hidden="true" />
              {messages.payments.openInNewTab}
            </a>
            <div className="flex justify-center gap-2">
              <Button size="icon" aria-label={messages.attachments.turn} onClick={() => setTurns(turns + 1)}>
                <RotateCw aria-hidden="true" />
              </Button>
              <Button
                size="icon"
                aria-label={messages.attachments.previous}
                disabled={index === 0}
                onClick={() => show(index - 1)}
              >
                <ChevronLeft aria-hidden="true" />
              </Button>
              <Button
                size="icon"
                aria-label={messages.attachments.next}
                disabled={index === files.length - 1}
                onClick={() => show(index + 1)}
              >
                <ChevronRight aria-hidden="true" />
              </Button>
            </div>
          </>
        }
      >
        <div className="h-full" style={leastHeight}>
          {file.kind === 'image' ? (
            <ZoomableImage key={file.id} src={file.url} alt={file.name} turns={turns} fill />
          ) : (
            <PdfPages key={file.id} caseId={caseId} file={file} turns={turns} />
          )}
        </div>
        <ConfirmDialog
          open={isDeleting}
          onOpenChange={setDeleting}
          danger
          title={messages.attachments.removeTitle}
          description={messages.attachments.removeDescription(file.name)}
          confirm={messages.attachments.remove}
          onConfirm={() => removal.mutateAsync({ params: { caseId, id: file.id } }).then(onClose)}
        />
      </Dialog>
    </div>
  )
}

/** On a low screen, or at 400 % zoom, the dialog scrolls instead of showing no image at all. */
const leastHeight = { minHeight: '14rem' }

/** In an enlarged image the arrow keys move the image. */
const isScrollable = (target: EventTarget) =>
  target instanceof HTMLElement && target.scrollWidth > target.clientWidth + 1

/** Offers the deletion of a file to superadmins, and for an hour to the user who added it. The server decides. */
function mayDelete({ by, at }: Attachment, { role, name }: SessionUser): boolean {
  if (role === 'superadmin') return true
  return by.role === role && `${by.firstName} ${by.lastName}`.trim() === name && Date.now() - Date.parse(at) < HOUR
}

/** A page of a file; the file never changes. */
const pageQuery = (caseId: string, id: string, page: number) => ({
  ...apiQuery(attachmentEndpoints.page, { params: { caseId, id, page } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The pages of a PDF, one at a time, as pictures that the server draws. */
function PdfPages({ caseId, file, turns }: { caseId: string; file: Attachment; turns: number }) {
  const [page, setPage] = useState(1)
  const query = useQuery(pageQuery(caseId, file.id, page))
  const pageCount = query.data?.data.pageCount ?? page
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="min-h-0 flex-1">
        <QueryView
          query={query}
          errorTitle={messages.attachments.pageFailed}
          skeleton={<Skeleton className="h-64 rounded-lg lg:h-full" />}
        >
          {({ data }) => (
            <ZoomableImage
              key={page}
              src={data.picture}
              alt={messages.attachments.pageOf(file.name, page)}
              turns={turns}
              fill
            />
          )}
        </QueryView>
      </div>
      <div className="flex items-center justify-center gap-2">
        <Button
          size="icon-sm"
          aria-label={messages.attachments.previousPage}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <span className="tnum text-muted text-sm" aria-live="polite">
          {messages.attachments.page(page, pageCount)}
        </span>
        <Button
          size="icon-sm"
          aria-label={messages.attachments.nextPage}
          disabled={page >= pageCount}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
