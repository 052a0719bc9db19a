import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { documentEndpoints } from '#contract/documents/document-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { apiQuery } from '#web/lib/query.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The office's forms, each opening in a new tab (spec/2 screen 21). */
export function DownloadForms() {
  const { data, error, refetch } = useQuery(apiQuery(documentEndpoints.all, {}))
  const documents = data?.data
  return (
    <Card title="Download Forms">
      {documents === undefined ? (
        error ? (
          <ErrorState title={messages.general.fetchFailed} detail={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-9 w-72" />
        )
      ) : documents.length === 0 ? (
        <p className="text-muted">{messages.document.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {documents.map(({ id, name, url }) => (
            <li key={id} className="max-w-full">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={`${buttonStyle({})} max-w-full`}
                aria-label={`${name}, opens in a new tab`}
              >
                <span className="truncate">{name}</span>
                <ExternalLink aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
