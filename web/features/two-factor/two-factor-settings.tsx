import { KeyRound, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { t } from '#contract/texts.ts'
import { TwoFactorProof, type TwoFactorStatus } from '#contract/two-factor/two-factor.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog, type FormDialogProps } from '#web/forms/form-dialog.tsx'
import { PasswordField, TwoFactorCodeField } from '#web/forms/text-field.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
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
