import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface ResetTwoFactorProps {
  userId: string
  name: string
  size?: 'sm' | 'md'
}

/** For a lost phone: turns a user's two-factor sign-in off. Only there while it is on. */
export function ResetTwoFactor({ userId, name, size = 'md' }: ResetTwoFactorProps) {
  const { data } = useQuery(apiQuery(twoFactorEndpoints.users, {}))
  const [asking, setAsking] = useState(false)
  const reset = useApiMutation(twoFactorEndpoints.reset, {
    outdates: [twoFactorEndpoints.users],
    failureTitle: messages.twoFactor.failed,
  })
  if (!data?.data.some((one) => one.userId === userId)) return null
  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        <ShieldOff aria-hidden="true" />
        Reset two-factor
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        onOpenChange={setAsking}
        title="Reset two-factor sign-in"
        description={
          <>
            For a lost phone. <span className="break-words font-medium text-ink">{name}</span> is signed out everywhere,
            told by mail, and signs in with the password alone until it is turned on again. Make sure that it is really{' '}
            they who ask.
          </>
        }
        confirm="Reset"
        onConfirm={() => reset.mutateAsync({ params: { userId } }).finally(preventFocusLoss)}
      />
    </>
  )
}
