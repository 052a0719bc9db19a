import { Copy, KeyRound, ShieldOff, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { t } from '#contract/texts.ts'
import {
  ConfirmTwoFactor,
  StartTwoFactor,
  TwoFactorProof,
  type TwoFactorSecret,
  type TwoFactorStatus,
} from '#contract/two-factor/two-factor.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { Form, SubmitButton, useZodForm } from '#web/forms/form.tsx'
import { FormDialog, type FormDialogProps } from '#web/forms/form-dialog.tsx'
import { PasswordField, TextField, TwoFactorCodeField } from '#web/forms/text-field.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { copyText } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { QrCode } from '#web/ui/picture.tsx'
import { Facts, InstantText } from '#web/ui/values.tsx'

/** From this number of recovery codes down, the page recommends new ones. */
const FEW = 3

interface TwoFactorSettingsProps {
  status: TwoFactorStatus
  onCodes: (recoveryCodes: string[]) => void
}

/**
 * The settings of active two-factor sign-in: its start, the number of recovery codes left, new codes, and turning it
 * off.
 */
export function TwoFactorSettings({ status, onCodes }: TwoFactorSettingsProps) {
  const [openDialog, setOpenDialog] = useState<'codes' | 'off' | null>(null)
  const close = () => setOpenDialog(null)
  const options = { invalidates: [twoFactorEndpoints.status], failureTitle: t.twoFactor('failed') }
  const renewCodes = useApiMutation(twoFactorEndpoints.renewCodes, {
    ...options,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  const turnOff = useApiMutation(twoFactorEndpoints.turnOff, options)
  const { recoveryCodesLeft: codesLeft } = status
  return (
    <Card title={t.twoFactor('turnedOn')} description={t.twoFactor('turnedOnDescription')}>
      <Facts
        columns={2}
        facts={[
          { label: t.twoFactor('since'), value: <InstantText instant={status.turnedOnAt} time /> },
          {
            label: t.twoFactor('recoveryCodesLeft'),
            value: (
              <span className="flex flex-wrap items-center gap-2">
                <span className="tnum">{t.twoFactor('codesLeftOfTen', { left: codesLeft })}</span>
                {codesLeft <= FEW && (
                  <Badge tone={codesLeft === 0 ? 'bad' : 'warn'}>{t.twoFactor('getNewCodes')}</Badge>
                )}
              </span>
            ),
          },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <Button icon={KeyRound} onClick={() => setOpenDialog('codes')}>
          {t.twoFactor('newCodesTitle')}
        </Button>
        <GuardedButton
          icon={ShieldOff}
          reason={status.isRequired ? t.twoFactor('staysOn') : null}
          onClick={() => setOpenDialog('off')}
        >
          {t.twoFactor('turnOff')}
        </GuardedButton>
      </div>
      {openDialog === 'codes' && (
        <TwoFactorProofDialog
          title={t.twoFactor('newCodesTitle')}
          description={t.twoFactor('newCodesDescription')}
          submit={t.twoFactor('makeNewCodes')}
          onClose={close}
          onProved={(body) => renewCodes.mutateAsync({ body })}
        />
      )}
      {openDialog === 'off' && (
        <TwoFactorProofDialog
          danger
          title={t.twoFactor('turnOffTitle')}
          description={t.twoFactor('turnOffDescription')}
          submit={t.twoFactor('turnOff')}
          onClose={close}
          onProved={(body) => turnOff.mutateAsync({ body })}
        />
      )}
    </Card>
  )
}

interface TwoFactorProofDialogProps
  extends Pick<
    FormDialogProps<TwoFactorProof, unknown, TwoFactorProof>,
    'title' | 'description' | 'submit' | 'danger' | 'onClose'
  > {
  onProved: (body: TwoFactorProof) => Promise<unknown>
}

/** Asks for password and code before a change of two-factor sign-in. */
function TwoFactorProofDialog({ onProved, ...dialog }: TwoFactorProofDialogProps) {
  const form = useZodForm(TwoFactorProof, { currentPassword: '', code: '' })
  return (
    <FormDialog {...dialog} draft={null} form={form} onSubmit={onProved}>
      <PasswordField control={form.control} name="currentPassword" label={t.identity('currentPassword')} />
      <TwoFactorCodeField control={form.control} name="code" />
    </FormDialog>
  )
}

/** Turns two-factor sign-in on: password, secret for the app, first code. It ends with the recovery codes. */
export function TwoFactorSetUp({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const [secret, setSecret] = useState<TwoFactorSecret | null>(null)
  return (
    <Card
      title={secret ? t.twoFactor('connectTitle') : t.twoFactor('turnOnTitle')}
      description={secret ? t.twoFactor('started') : t.twoFactor('turnOnDescription')}
    >
      {secret ? (
        <Connect
          secret={secret}
          onCancel={() => {
            setSecret(null)
            preventFocusLoss()
          }}
          onDone={onDone}
        />
      ) : (
        <AskPassword onSecret={setSecret} />
      )}
    </Card>
  )
}

function AskPassword({ onSecret }: { onSecret: (secret: TwoFactorSecret) => void }) {
  const form = useZodForm(StartTwoFactor, { currentPassword: '' })
  const start = useApiMutation(twoFactorEndpoints.start, {
    success: null,
    failureTitle: t.twoFactor('failed'),
    onSuccess: onSecret,
  })
  return (
    <Form form={form} className="grid max-w-sm gap-4" onSubmit={(body) => start.mutateAsync({ body })}>
      <PasswordField control={form.control} name="currentPassword" label={t.identity('currentPassword')} />
      <SubmitButton control={form.control} className="justify-self-start max-md:w-full">
        {t.twoFactor('next')}
      </SubmitButton>
    </Form>
  )
}

interface ConnectProps {
  secret: TwoFactorSecret
  onCancel: () => void
  onDone: (recoveryCodes: string[]) => void
}

function Connect({ secret: { secret, uri }, onCancel, onDone }: ConnectProps) {
  const form = useZodForm(ConfirmTwoFactor, { code: '' })
  // No toast: the page shows that it is on, together with the recovery codes.
  const confirm = useApiMutation(twoFactorEndpoints.confirm, {
    success: null,
    failureTitle: t.twoFactor('failed'),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6">
      <div className="self-start rounded-lg border bg-white p-1.5">
        <QrCode text={uri} label={t.twoFactor('qrCodeLabel')} size={196} />
      </div>
      <div className="min-w-64 flex-1">
        <p className="text-faint text-sm">{t.twoFactor('typeKey')}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2">
          <span data-secret="" className="wrap-anywhere font-medium font-mono text-sm">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </span>
          <Button
            icon={Copy}
            variant="ghost"
            size="sm"
            className="-mx-2.5"
            onClick={() =>
              void copyText(secret, { copied: t.twoFactor('keyCopied'), refused: t.twoFactor('copyFailed') })
            }
          >
            {t.twoFactor('copyKey')}
          </Button>
        </p>
        <p className="mt-3 hidden max-md:block pointer-coarse:block">
          <a href={uri} className={buttonStyle({})}>
            <Smartphone />
            {t.twoFactor('openApp')}
          </a>
        </p>
        <Form form={form} className="mt-5 grid max-w-sm gap-4" onSubmit={(body) => confirm.mutateAsync({ body })}>
          <TextField
            control={form.control}
            name="code"
            label={t.fields('code')}
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="123456"
            hint={t.twoFactor('codeHint')}
          />
          <div className="flex flex-wrap gap-2 max-md:*:grow">
            <SubmitButton control={form.control}>{t.twoFactor('turnOn')}</SubmitButton>
            <Button onClick={onCancel}>{t.session('cancel')}</Button>
          </div>
        </Form>
      </div>
    </div>
  )
}
