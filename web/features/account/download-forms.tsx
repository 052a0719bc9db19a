import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { documentEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The office's forms; each opens in a new tab (spec/2 screen 21). */
export function DownloadForms() {
  const query = useQuery(apiQuery(documentEndpoints.all, {}))
  return (
    <Card title={messages.account.downloadForms}>
      <QueryView
        query={query}
        errorTitle={messages.general.fetchFailed}
        skeleton={<Skeleton className="h-9 w-72" />}
        isEmpty={({ data: documents }) => documents.length === 0}
        empty={<NoDocuments />}
      >
        {({ data: documents }) => (
          <ul className="flex flex-wrap gap-2">
            {documents.map(({ id, name, url }) => (
              <li key={id} className="max-w-full">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${buttonStyle({})} max-w-full`}
                  aria-label={messages.account.formInNewTab(name)}
                >
                  <span className="truncate">{name}</span>
                  <ExternalLink aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

/** The specification's text; the superadmin can add the first document. */
function NoDocuments() {
  const isAdmin = useUser()?.role === 'superadmin'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">{messages.document.empty}</p>
      {isAdmin && <OpenPage page={paths.superadmin.documents} label={messages.menu.documents} />}
    </div>
  )
}
