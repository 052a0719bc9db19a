import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { officeDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import type { Key } from '#contract/keys/key.ts'
import { scopeLabels } from '#contract/keys/key-labels.ts'
import { messages } from '#contract/messages.ts'
import { SecretDialog } from '#web/domain/secret-dialog.tsx'
import { keyEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { richText } from '#web/lib/rich-text.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DayText, InstantText } from '#web/ui/date.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

export const allKeys = () => apiQuery(keyEndpoints.all, {})

/** The API keys of the office, those in use first; creates and revokes them. */
export function KeyList() {
  const query = useQuery(allKeys())
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const [revoked, setRevoked] = useState<Key | null>(null)
  const revoke = useApiMutation(keyEndpoints.revoke, {
    invalidates: [keyEndpoints.all],
    failureTitle: messages.keys.revokeFailed,
  })
  const open = () => setCreating(true)
  const hasKeys = (query.data?.data.length ?? 0) > 0
  return (
    <>
      <Card
        title={messages.keys.title}
        description={messages.keys.description}
        flush
        actions={
          hasKeys && (
            <Button icon={Plus} variant="primary" onClick={open}>
              {messages.keys.create}
            </Button>
          )
        }
      >
        <QueryView
          query={query}
          errorTitle={messages.keys.fetchFailed}
          skeleton={
            <div className="p-5">
              <Skeleton className="h-16 w-full" />
            </div>
          }
          isEmpty={({ data }) => data.length === 0}
          empty={
            <EmptyState
              icon={KeyRound}
              title={messages.keys.none}
              detail={messages.keys.emptyDetail}
              action={
                <Button variant="primary" onClick={open}>
                  {messages.keys.create}
                </Button>
              }
            />
          }
        >
          {({ data: keys }) => (
            <ul aria-label={messages.keys.title} className="divide-y">
              {keys
                .toSorted((a, b) => Number(endOf(a) !== null) - Number(endOf(b) !== null))
                .map((key) => (
                  <KeyItem key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
                ))}
            </ul>
          )}
        </QueryView>
      </Card>
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} onCreated={setMade} />}
      {made && <SecretDialog secret={made.secret} texts={textsOf(made.name)} onClose={() => setMade(null)} />}
      {revoked && (
        <ConfirmDialog
          danger
          onClose={() => setRevoked(null)}
          title={messages.keys.revokeTitle}
          description={richText(
            messages.keys.revokeDescription(<span className="wrap-anywhere font-medium text-ink">{revoked.name}</span>),
          )}
          confirm={messages.keys.revoke}
          onConfirm={() => revoke.mutateAsync({ params: { id: revoked.id } }).catch(ignoreConflict)}
        />
      )}
    </>
  )
}

const textsOf = (name: string) => ({
  title: messages.keys.secretTitle,
  description: messages.keys.secretDescription,
  label: messages.keys.secretLabel(name),
  copy: messages.keys.copy,
  copied: messages.keys.copied,
  refused: messages.keys.copyFailed,
  close: messages.keys.done,
})

/** Why a key is refused, or null while it is good. */
function endOf({ revokedAt, expiresAt }: Key): string | null {
  if (revokedAt) return messages.keys.stateRevoked
  return expiresAt < officeDay(new Date()) ? messages.keys.stateExpired : null
}

function KeyItem({ apiKey, onRevoke }: { apiKey: Key; onRevoke: () => void }) {
  const { name, prefix, scopes, expiresAt, lastUsedAt, createdBy, revokedAt } = apiKey
  const end = endOf(apiKey)
  return (
    <li className="flex items-start justify-between gap-x-4 px-5 py-4">
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className={clsx('wrap-anywhere font-medium', end && 'text-muted')}>{name}</span>
          <code className="text-faint text-sm">{prefix}…</code>
          {end && <Badge>{end}</Badge>}
        </p>
        <p className="text-muted text-sm">{scopes.map((scope) => scopeLabels()[scope].label).join(', ')}</p>
        <p className="flex flex-wrap gap-x-1.5 text-faint text-sm">
          <span>
            {revokedAt ? messages.keys.stateRevoked : end ? messages.keys.wasGoodUntil : messages.keys.goodUntil}{' '}
            {revokedAt ? <InstantText instant={revokedAt} /> : <DayText day={expiresAt} />},
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {messages.keys.lastUse} <InstantText instant={lastUsedAt} time />
              </>
            ) : (
              messages.keys.neverUsed
            )}
            ,
          </span>
          <span>{messages.keys.madeBy(fullName(createdBy))}</span>
        </p>
      </div>
      {!end && (
        <Button size="sm" variant="ghost" aria-label={messages.keys.revokeNamed(name)} onClick={onRevoke}>
          {messages.keys.revoke}
        </Button>
      )}
    </li>
  )
}
