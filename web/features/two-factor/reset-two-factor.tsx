import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Turns off a user's two-factor sign-in and removes their passkeys, for a lost phone. Rendered only while there is either. */
export function ResetTwoFactor({ userId, name, size = 'md' }: { userId: string; name: string; size?: 'sm' | 'md' }) {
  const { data } = useQuery(apiQuery(twoFactorEndpoints.users, {}))
  const [isOpen, setIsOpen] = useState(false)
  const reset = useApiMutation(twoFactorEndpoints.reset, {
    invalidates: [twoFactorEndpoints.users],
    failureTitle: t.twoFactor('failed'),
  })
  if (!data?.data.some((twoFactorUser) => twoFactorUser.userId === userId)) return null
  return (
    <>
      <Button icon={ShieldOff} size={size} onClick={() => setIsOpen(true)}>
        {t.twoFactor('resetAction')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger
        onClose={() => setIsOpen(false)}
        title={t.twoFactor('resetTitle')}
        description={t.twoFactor.rich('resetDescription', {
          name: () => <span className="break-words font-medium text-ink">{name}</span>,
        })}
        confirm={t.twoFactor('resetConfirm')}
        onConfirm={() => reset.mutateAsync({ params: { userId } }).finally(preventFocusLoss)}
      />
    </>
  )
}
