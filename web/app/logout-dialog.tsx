import { t } from '#contract/texts.ts'
import { setWaitingCount, waitingCount } from '#web/features/counter/counter-choice.ts'
import { revokeToken } from '#web/lib/logout.ts'
import { endSession, readLocal, session, writeLocal } from '#web/lib/session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const forgetDevice = async () => (await import('#web/features/notifications/push.ts')).leavePush()

interface LogoutDialogProps {
  open: boolean
  onClose: () => void
}

/** "Confirm Logout". */
export function LogoutDialog({ open, onClose }: LogoutDialogProps) {
  const waiting = open ? waitingCount() : 0
  const logout = async () => {
    const { token } = session.get()
    if (waiting > 0) setWaitingCount(0)
    // A device that shows news shows none without a session. Nobody waits for the browser's vendor.
    if (readLocal('push-user')) {
      writeLocal('push-user', null)
      void forgetDevice().catch(() => {})
    }
    // Logging out also works offline; the token is revoked later.
    if (token) await revokeToken(token)
    endSession('logout')
  }
  return (
    // Drafts are deleted at a logout.
    <ConfirmDialog
      open={open}
      danger
      onClose={onClose}
      title={t.session('confirmLogoutTitle')}
      description={t.session('confirmLogout')}
      confirm={t.session('logout')}
      onConfirm={logout}
    >
      {waiting > 0 && <p className="text-warn">{t.shell('changesWillBeLost', { count: waiting })}</p>}
    </ConfirmDialog>
  )
}
