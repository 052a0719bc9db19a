import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Passkey, PasskeyName } from '#contract/passkeys/passkey.ts'
import { t } from '#contract/texts.ts'
import { passkeyEndpoints } from '#web/endpoints.generated.ts'
import { makePasskey } from '#web/features/passkeys/browser-passkey.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { describeDevice } from '#web/lib/device-name.ts'
import { apiQuery } from '#web/lib/query.ts'
import { ignoreConflict, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

/** The person's own passkeys: adds, renames and removes them. */
export function PasskeysCard() {
  const query = useQuery(apiQuery(passkeyEndpoints.all, {}))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const remove = useApiMutation(passkeyEndpoints.remove, {
    invalidates: [passkeyEndpoints.all],
    failureTitle: t.passkeys('changeFailed'),
  })
  const isLast = query.data?.data.length === 1
  return (
    <>
      <Card
        flush
        title={t.passkeys('title')}
        description={t.passkeys('description')}
        actions={
          <Button icon={Plus} size="sm" onClick={() => setOpen({ what: 'add' })}>
            {t.passkeys('add')}
          </Button>
        }
      >
        <QueryView
          query={query}
          errorTitle={t.passkeys('fetchFailed')}
          skeleton={<Skeleton className="m-5 h-9 w-72" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="px-5 py-3 text-muted">{t.passkeys('none')}</p>}
        >
          {({ data: passkeys }) => (
            <ul aria-label={t.passkeys('title')} className="divide-y">
              {passkeys.map((passkey) => (
                <PasskeyItem key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
      {open?.what === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.what === 'remove' && (
        <ConfirmDialog
          danger
          onClose={close}
          title={t.passkeys('removeTitle')}
          description={
            <>
              {t.passkeys('removeDescription', { name: open.passkey.name })} {isLast && t.passkeys('lastOne')}
            </>
          }
          confirm={t.passkeys('remove')}
          onConfirm={() => remove.mutateAsync({ params: { id: open.passkey.id } }).catch(ignoreConflict)}
        />
      )}
    </>
  )
}

interface PasskeyItemProps {
  passkey: Passkey
  onOpen: (what: 'rename' | 'remove') => void
}

function PasskeyItem({ passkey: { name, createdAt, lastUsedAt }, onOpen }: PasskeyItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <KeyRound className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted text-sm">
          {t.passkeys.rich('addedAt', { when: () => <InstantText instant={createdAt} /> })}
          {lastUsedAt
            ? t.passkeys.rich('lastUse', { when: () => <InstantText instant={lastUsedAt} time /> })
            : ` · ${t.passkeys('notUsedYet')}`}
        </p>
      </div>
      <div className="flex gap-1">
        <Button
          icon={Pencil}
          variant="ghost"
          size="sm"
          aria-label={t.passkeys('renameNamed', { name })}
          onClick={() => onOpen('rename')}
        >
          {t.passkeys('rename')}
        </Button>
        <Button
          icon={Trash2}
          variant="ghost"
          size="sm"
          aria-label={t.passkeys('removeNamed', { name })}
          onClick={() => onOpen('remove')}
        >
          {t.passkeys('remove')}
        </Button>
      </div>
    </li>
  )
}

interface DialogProps {
  onClose: () => void
}

/** Names a passkey and lets the device make it. Stays open where the device made none. */
function AddPasskeyDialog({ onClose }: DialogProps) {
  const form = useNameForm(describeDevice(navigator.userAgent))
  const options = { failureTitle: t.passkeys('addFailed') }
  const start = useApiMutation(passkeyEndpoints.start, { ...options, success: null })
  const add = useApiMutation(passkeyEndpoints.add, { ...options, invalidates: [passkeyEndpoints.all] })
  return (
    <FormDialog
      onClose={onClose}
      title={t.passkeys('add')}
      description={t.passkeys('addDescription')}
      draft="new-passkey"
      form={form}
      onSubmit={async ({ name }) => {
        const answer = await makePasskey(await start.mutateAsync({}))
        if (!answer) throw new Error('no passkey was made, as a toast has said')
        await add.mutateAsync({ body: { name, answer } })
      }}
    >
      <NameField form={form} />
    </FormDialog>
  )
}

function RenamePasskeyDialog({ passkey: { id, name }, onClose }: DialogProps & { passkey: Passkey }) {
  const form = useNameForm(name)
  const edit = useApiMutation(passkeyEndpoints.edit, {
    invalidates: [passkeyEndpoints.all],
    failureTitle: t.passkeys('changeFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.passkeys('rename')}
      draft={`passkey-${id}`}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { id }, body })}
    >
      <NameField form={form} />
    </FormDialog>
  )
}

const useNameForm = (name: string) => useZodForm(PasskeyName, { name })

const NameField = ({ form }: { form: ReturnType<typeof useNameForm> }) => (
  <TextField control={form.control} name="name" label={t.passkeys('nameLabel')} hint={t.passkeys('nameHint')} />
)
