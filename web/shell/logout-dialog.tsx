import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { call } from '#web/lib/api.ts'
import { endSession } from '#web/lib/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** "Confirm Logout" (spec/1 "Navigation shell"). */
export function LogoutDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const logout = async () => {
    // Who wants to leave may leave, also when the server cannot be told.
    await call(identityEndpoints.signOut, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    endSession('logout')
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.session.confirmLogoutTitle}
      description={messages.session.confirmLogout}
      confirm={messages.session.logout}
      onConfirm={logout}
    />
  )
}
