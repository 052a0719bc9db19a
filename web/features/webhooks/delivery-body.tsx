import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { webhookEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The event as it was sent, and why there was no answer. */
export function DeliveryBody({ deliveryId, name }: { deliveryId: string; name: string }) {
  const query = useQuery(apiQuery(webhookEndpoints.delivery, { params: { deliveryId } }))
  return (
    <div className="w-full">
      <QueryView
        query={query}
        errorTitle={messages.webhooks.bodyFailed}
        skeleton={<Skeleton className="h-32 w-full rounded-md" />}
      >
        {({ data: { body, failure } }) => (
          <>
            {failure !== null && <p className="pb-2 text-sm">{messages.webhooks.noAnswerBecause(failure)}</p>}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it is reached by the keyboard. */}
            <section className="max-h-72 overflow-auto rounded-md bg-sunken p-3" aria-label={name} tabIndex={0}>
              <pre className="font-mono text-xs">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
            </section>
          </>
        )}
      </QueryView>
    </div>
  )
}
