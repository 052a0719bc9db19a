import { useQuery } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { apiQuery } from '#web/lib/query.ts'
import { richText } from '#web/lib/rich-text.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Turns off a user's two-factor sign-in and removes their passkeys, for a lost phone. Rendered only while there is either. */
export function ResetTwoFactor({ userId, name, size = 'md' }: { userId: string; name: string; size?: 'sm' | 'md' }) {
  const { data } = useQuery(apiQuery(twoFactorEndpoints.users, {}))
  const [isOpen, setIsOpen] = useState(false)
  const reset = useApiMutation(twoFactorEndpoints.reset, {
    invalidates: [twoFactorEndpoints.users],
    failureTitle: messages.twoFactor.failed,
  })
  if (!data?.data.some((twoFactorUser) => twoFactorUser.userId === userId)) return null
  return (
    <>
      <Button icon={ShieldOff} size={size} onClick={() => setIsOpen(true)}>
        {messages.twoFactor.resetAction}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger
        onClose={() => setIsOpen(false)}
        title={messages.twoFactor.resetTitle}
        description={richText(
          messages.twoFactor.resetDescription(<span className="break-words font-medium text-ink">{name}</span>),
        )}
        confirm={messages.twoFactor.resetConfirm}
        onConfirm={() => reset.mutateAsync({ params: { userId } }).finally(preventFocusLoss)}
      />
    </>
  )
}
