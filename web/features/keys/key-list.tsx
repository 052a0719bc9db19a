import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { KeyRound, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { addDays, officeDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { KEY_DAYS, type KeyScope, keyScopes, MAX_KEY_DAYS } from '#contract/key-scopes.ts'
import { type Key, NewKey } from '#contract/keys/key.ts'
import { scopeLabels } from '#contract/keys/key-labels.ts'
import { t } from '#contract/texts.ts'
import { keyEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SecretDialog } from '#web/ui/dialog.tsx'
import { FieldError, RequiredMark } from '#web/ui/input.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DayText, InstantText } from '#web/ui/values.tsx'

export const allKeys = () => apiQuery(keyEndpoints.all, {})

/** The API keys of the office, those in use first; creates and revokes them. */
export function KeyList() {
  const query = useQuery(allKeys())
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null)
  const [revoked, setRevoked] = useState<Key | null>(null)
  const revoke = useApiMutation(keyEndpoints.revoke, {
    invalidates: [keyEndpoints.all],
    failureTitle: t.keys('revokeFailed'),
  })
  const open = () => setCreating(true)
  const hasKeys = (query.data?.data.length ?? 0) > 0
  return (
    <>
      <Card
        title={t.keys('title')}
        description={t.keys('description')}
        flush
        actions={
          hasKeys && (
            <Button icon={Plus} variant="primary" onClick={open}>
              {t.keys('create')}
            </Button>
          )
        }
      >
        <QueryView
          query={query}
          errorTitle={t.keys('fetchFailed')}
          skeleton={
            <div className="p-5">
              <Skeleton className="h-16 w-full" />
            </div>
          }
          isEmpty={({ data }) => data.length === 0}
          empty={
            <EmptyState
              icon={KeyRound}
              title={t.keys('none')}
              detail={t.keys('emptyDetail')}
              action={
                <Button variant="primary" onClick={open}>
                  {t.keys('create')}
                </Button>
              }
            />
          }
        >
          {({ data: keys }) => (
            <ul aria-label={t.keys('title')} className="divide-y">
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
          title={t.keys('revokeTitle')}
          description={t.keys.rich('revokeDescription', {
            name: () => <span className="wrap-anywhere font-medium text-ink">{revoked.name}</span>,
          })}
          confirm={t.keys('revoke')}
          onConfirm={() => revoke.mutateAsync({ params: { id: revoked.id } }).catch(ignoreConflict)}
        />
      )}
    </>
  )
}

const textsOf = (name: string) => ({
  title: t.keys('secretTitle'),
  description: t.keys('secretDescription'),
  label: t.keys('secretLabel', { name }),
  copy: t.keys('copy'),
  copied: t.keys('copied'),
  refused: t.keys('copyFailed'),
  close: t.keys('done'),
})

/** Why a key is refused, or null while it is good. */
function endOf({ revokedAt, expiresAt }: Key): string | null {
  if (revokedAt) return t.keys('stateRevoked')
  return expiresAt < officeDay(new Date()) ? t.keys('stateExpired') : null
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
            {revokedAt ? t.keys('stateRevoked') : end ? t.keys('wasGoodUntil') : t.keys('goodUntil')}{' '}
            {revokedAt ? <InstantText instant={revokedAt} /> : <DayText day={expiresAt} />},
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {t.keys('lastUse')} <InstantText instant={lastUsedAt} time />
              </>
            ) : (
              t.keys('neverUsed')
            )}
            ,
          </span>
          <span>{t.keys('madeBy', { name: fullName(createdBy) })}</span>
        </p>
      </div>
      {!end && (
        <Button size="sm" variant="ghost" aria-label={t.keys('revokeNamed', { name })} onClick={onRevoke}>
          {t.keys('revoke')}
        </Button>
      )}
    </li>
  )
}

interface NewKeyDialogProps {
  onClose: () => void
  onCreated: (key: { name: string; secret: string }) => void
}

/** Creates an API key: the program, its scopes, its last day. */
function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const today = officeDay(new Date())
  const form = useZodForm(NewKey, { name: '', scopes: [], expiresAt: addDays(today, KEY_DAYS) })
  const create = useKeyedMutation(keyEndpoints.create, {
    invalidates: [keyEndpoints.all],
    failureTitle: t.keys('createFailed'),
    success: null,
  })
  const scopes = useFieldBinding({ control: form.control, name: 'scopes' })
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.keys('create')}
      description={t.keys('createDescription')}
      draft="new-key"
      form={form}
      onSubmit={async (body) => onCreated(await create.mutateAsync({ body }))}
    >
      <TextField
        control={form.control}
        name="name"
        label={t.keys('nameLabel')}
        autoComplete="off"
        placeholder={t.keys('nameExample')}
      />
      <ScopeChoices chosen={scopes.value as KeyScope[]} error={scopes.error} onChange={scopes.change} />
      <DateField
        control={form.control}
        name="expiresAt"
        label={t.keys('lastDayLabel')}
        min={today}
        max={addDays(today, MAX_KEY_DAYS)}
        hint={t.keys('lastDayHint', { most: MAX_KEY_DAYS })}
        className="max-w-60"
      />
    </FormDialog>
  )
}

interface ScopeChoicesProps {
  chosen: readonly KeyScope[]
  error: string | undefined
  onChange: (chosen: KeyScope[]) => void
}

function ScopeChoices({ chosen, error, onChange }: ScopeChoicesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">
        {t.keys('mayLabel')}
        <RequiredMark />
      </legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {keyScopes.map((scope) => (
          <div key={scope} className="flex items-start gap-2.5 max-md:min-h-11">
            <Checkbox
              id={`${id}-${scope}`}
              className="mt-0.5"
              checked={chosen.includes(scope)}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${scope}-allows`}
              onCheckedChange={(checked) =>
                onChange(keyScopes.filter((one) => (one === scope ? checked : chosen.includes(one))))
              }
            />
            <span className="min-w-0">
              <label htmlFor={`${id}-${scope}`} className="select-none">
                {scopeLabels()[scope].label}
              </label>
              <span id={`${id}-${scope}-allows`} className="block text-faint text-sm">
                {scopeLabels()[scope].allows}
              </span>
            </span>
          </div>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
