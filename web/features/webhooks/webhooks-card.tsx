import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleMinus, KeyRound, List, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '#contract/texts.ts'
import type { Webhook } from '#contract/webhooks/webhook.ts'
import { EVERY_EVENT } from '#contract/webhooks/webhook-event-types.ts'
import { webhookEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { RowAction } from '#web/table/row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SecretDialog } from '#web/ui/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

export const allWebhooks = () => apiQuery(webhookEndpoints.all, {})

type Open = { what: 'add' } | { what: 'edit' | 'log' | 'rotate' | 'delete'; webhook: Webhook }

/** The webhooks of the office: the receivers of events, and the results. */
export function WebhooksCard() {
  const query = useQuery(allWebhooks())
  const [open, setOpen] = useState<Open | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Card
      flush
      title={t.webhooks('title')}
      description={t.webhooks('description')}
      actions={
        <Button icon={Plus} variant="primary" onClick={() => setOpen({ what: 'add' })}>
          {t.webhooks('add')}
        </Button>
      }
    >
      <QueryView
        query={query}
        errorTitle={t.webhooks('fetchFailed')}
        skeleton={<Skeleton className="m-5 h-16" />}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="p-5 text-muted">{t.webhooks('none')}</p>}
      >
        {({ data }) => (
          <ul aria-label={t.webhooks('title')} className="divide-y">
            {data.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} onOpen={(what) => setOpen({ what, webhook })} />
            ))}
          </ul>
        )}
      </QueryView>
      {open && <OpenDialog open={open} onClose={() => setOpen(null)} onSecret={setSecret} />}
      {secret !== null && <SecretDialog secret={secret} texts={secretTexts()} onClose={() => setSecret(null)} />}
    </Card>
  )
}

const secretTexts = () => ({
  title: t.webhooks('secretTitle'),
  description: t.webhooks('secretExplained'),
  label: t.webhooks('secretLabel'),
  copy: t.webhooks('copySecret'),
  copied: t.webhooks('secretCopied'),
  refused: t.webhooks('copyRefused'),
  close: t.general('close'),
})

type Action = Exclude<Open['what'], 'add'>

function WebhookItem({ webhook, onOpen }: { webhook: Webhook; onOpen: (what: Action) => void }) {
  const { url, description, events, lastDeliveryAt, failingSince } = webhook
  const asked = events.includes(EVERY_EVENT)
    ? t.webhooks('everyEvent')
    : t.webhooks('eventCount', { count: events.length })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-5 py-3.5">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-medium">{url}</span>
          <StateBadge webhook={webhook} />
        </p>
        {description && <p className="wrap-anywhere">{description}</p>}
        <p className="tnum text-muted text-sm">
          {asked}
          {' · '}
          {failingSince ? (
            <>
              {t.webhooks('failingSince')} <InstantText instant={failingSince} time />
            </>
          ) : lastDeliveryAt ? (
            <>
              {t.webhooks('lastDelivery')} <InstantText instant={lastDeliveryAt} time />
            </>
          ) : (
            t.webhooks('never')
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <RowAction icon={List} name={t.webhooks('deliveriesOf', { address: url })} onClick={() => onOpen('log')}>
          {t.webhooks('deliveries')}
        </RowAction>
        <RowAction variant="ghost" icon={Pencil} name={t.webhooks('editNamed', { url })} onClick={() => onOpen('edit')}>
          {t.general('edit')}
        </RowAction>
        <RowAction
          variant="ghost"
          icon={KeyRound}
          name={t.webhooks('rotateNamed', { address: url })}
          onClick={() => onOpen('rotate')}
        >
          {t.webhooks('rotate')}
        </RowAction>
        <RowAction
          variant="ghost"
          icon={Trash2}
          name={t.webhooks('deleteNamed', { address: url })}
          onClick={() => onOpen('delete')}
        >
          {t.webhooks('delete')}
        </RowAction>
      </div>
    </li>
  )
}

function StateBadge({ webhook: { isActive, failingSince } }: { webhook: Webhook }) {
  if (!isActive) return <Badge icon={CircleMinus}>{t.webhooks('stateOff')}</Badge>
  if (failingSince)
    return (
      <Badge tone="bad" icon={CircleAlert}>
        {t.webhooks('stateFailing')}
      </Badge>
    )
  return (
    <Badge tone="good" icon={CircleCheck}>
      {t.webhooks('stateOn')}
    </Badge>
  )
}

interface OpenDialogProps {
  open: Open
  onClose: () => void
  onSecret: (secret: string) => void
}

function OpenDialog({ open, onClose, onSecret }: OpenDialogProps) {
  const invalidates = [webhookEndpoints.all]
  const showSecret = ({ secret }: { secret: string }) => onSecret(secret)
  const rotate = useApiMutation(webhookEndpoints.rotate, {
    failureTitle: t.webhooks('rotateFailed'),
    invalidatesOnConflict: invalidates,
    onSuccess: showSecret,
  })
  const remove = useApiMutation(webhookEndpoints.remove, { invalidates, failureTitle: t.webhooks('deleteFailed') })
  if (open.what === 'add') return <WebhookDialog onClose={onClose} onCreated={showSecret} />
  const { what, webhook } = open
  if (what === 'edit') return <WebhookDialog webhook={webhook} onClose={onClose} />
  if (what === 'log') return <DeliveriesDialog webhook={webhook} onClose={onClose} />
  const params = { id: webhook.id }
  return what === 'rotate' ? (
    <ConfirmDialog
      onClose={onClose}
      title={t.webhooks('rotateNamed', { address: webhook.url })}
      description={t.webhooks('rotateExplained')}
      confirm={t.webhooks('rotate')}
      onConfirm={() => rotate.mutateAsync({ params }).catch(ignoreConflict)}
    />
  ) : (
    <ConfirmDialog
      danger
      onClose={onClose}
      title={t.webhooks('deleteTitle')}
      description={t.webhooks('deleteExplained')}
      confirm={t.webhooks('delete')}
      onConfirm={() => remove.mutateAsync({ params }).catch(ignoreConflict)}
    />
  )
}
