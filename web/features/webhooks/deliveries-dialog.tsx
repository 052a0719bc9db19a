import { useQueries, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, RotateCw, Upload } from 'lucide-react'
import { useState } from 'react'
import { showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import type { Webhook, WebhookDelivery } from '#contract/webhooks/webhook.ts'
import { PING } from '#contract/webhooks/webhook-event-types.ts'
import { webhookEndpoints } from '#web/endpoints.generated.ts'
import { combinePages } from '#web/lib/cursor-list.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { QueryView, ShowMore } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const PAGE_SIZE = 20

/** How often the log is read while something waits, in ms. */
const WAITING_MS = 2000

const logPage = (id: string, page: number) => ({
  ...apiQuery(webhookEndpoints.deliveries, {
    params: { id },
    query: { page: String(page), pageSize: String(PAGE_SIZE) },
  }),
  refetchInterval: ({ state }: { state: { data?: { data: WebhookDelivery[] } | undefined } }) =>
    state.data?.data.some(({ status, attempts }) => status === 'pending' && attempts < 2) ? WAITING_MS : false,
})

/** What a webhook was sent in the last 30 days, with the answer; a test event, and each one again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id, url, isActive } = webhook
  const [shown, setShown] = useState(1)
  const { rows, total, query } = useQueries({
    queries: Array.from({ length: shown }, (_, page) => logPage(id, page)),
    combine: (answers) => combinePages(answers, (row) => row.id),
  })
  const test = useApiMutation(webhookEndpoints.test, {
    invalidates: [webhookEndpoints.deliveries],
    failureTitle: t.webhooks('testFailed'),
  })
  const offReason = isActive ? null : t.webhooks('switchedOff')
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={t.webhooks('deliveries')}
      description={<span className="wrap-anywhere">{url}</span>}
      footer={
        <>
          <Button onClick={onClose}>{t.general('close')}</Button>
          <GuardedButton
            variant="primary"
            reason={offReason}
            pending={test.isPending}
            onClick={() => test.mutate({ params: { id } })}
          >
            {!test.isPending && <Upload />}
            {t.webhooks('sendTest')}
          </GuardedButton>
        </>
      }
    >
      <QueryView
        query={query}
        errorTitle={t.webhooks('deliveriesFailed')}
        skeleton={<Skeleton className="h-64 w-full rounded-md" />}
        isEmpty={() => rows.length === 0}
        empty={<p className="text-muted">{t.webhooks('noDelivery')}</p>}
      >
        {() => (
          <>
            <ul aria-label={t.webhooks('deliveriesOf', { address: url })} className="divide-y">
              {rows.map((delivery) => (
                <DeliveryItem key={delivery.id} delivery={delivery} offReason={offReason} />
              ))}
            </ul>
            <ShowMore shown={rows.length} total={total ?? rows.length} onMore={() => setShown(shown + 1)} />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}

const badges = {
  pending: { tone: 'warn', icon: Clock },
  delivered: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleX },
} as const

function DeliveryItem({ delivery, offReason }: { delivery: WebhookDelivery; offReason: string | null }) {
  const { type, status, at, id } = delivery
  const [isOpen, setOpen] = useState(false)
  const event = type === PING ? t.webhooks('ping') : t.webhooks.raw('events')[type]
  const again = useApiMutation(webhookEndpoints.redeliver, {
    invalidates: [webhookEndpoints.deliveries],
    failureTitle: t.webhooks('sendAgainFailed'),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {event}
          <Badge {...badges[status]}>{t.webhooks(`statuses.${status}`)}</Badge>
        </p>
        <p className="tnum text-muted text-sm">
          {showInstant(at)}
          {outcomeOf(delivery).map((part) => ` · ${part}`)}
        </p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isOpen}
        aria-label={
          isOpen
            ? t.webhooks('hideBodyNamed', { event, at: showInstant(at) })
            : t.webhooks('showBodyNamed', { event, at: showInstant(at) })
        }
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.webhooks('hideBody') : t.webhooks('showBody')}
      </Button>
      {status !== 'pending' && (
        <GuardedButton
          size="sm"
          variant="ghost"
          reason={offReason}
          pending={again.isPending}
          aria-label={t.webhooks('sendAgainNamed', { event, at: showInstant(at) })}
          onClick={() => again.mutate({ params: { deliveryId: id } })}
        >
          {!again.isPending && <RotateCw />}
          {t.webhooks('sendAgain')}
        </GuardedButton>
      )}
      {isOpen && <DeliveryBody deliveryId={id} name={t.webhooks('bodyNamed', { event, at: showInstant(at) })} />}
    </li>
  )
}

function outcomeOf({ attempts, responseStatus, nextAttemptAt }: WebhookDelivery): string[] {
  if (attempts === 0) return []
  return [
    responseStatus === null ? t.webhooks('noAnswer') : t.webhooks('answer', { status: responseStatus }),
    ...(attempts > 1 ? [t.webhooks('attempts', { count: attempts })] : []),
    ...(nextAttemptAt ? [t.webhooks('nextAttempt', { at: showInstant(nextAttemptAt) })] : []),
  ]
}

/** The event as it was sent, and why there was no answer. */
function DeliveryBody({ deliveryId, name }: { deliveryId: string; name: string }) {
  const query = useQuery(apiQuery(webhookEndpoints.delivery, { params: { deliveryId } }))
  return (
    <div className="w-full">
      <QueryView
        query={query}
        errorTitle={t.webhooks('bodyFailed')}
        skeleton={<Skeleton className="h-32 w-full rounded-md" />}
      >
        {({ data: { body, failure } }) => (
          <>
            {failure !== null && <p className="pb-2 text-sm">{t.webhooks('noAnswerBecause', { failure })}</p>}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it is reached by the keyboard. */}
            <section className="max-h-72 overflow-auto rounded-md bg-sunken p-3" aria-label={name} tabIndex={0}>
              <pre className="font-mono text-xs">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
            </section>
          </>
        )}
      </QueryView>
    </div>
  )
}
