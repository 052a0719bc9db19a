import { clsx } from 'clsx'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { setWaitingCount, waitingCount } from '#web/features/counter/counter-choice.ts'
import { chooseTheme, type Theme, theme } from '#web/lib/dom.ts'
import { revokeToken } from '#web/lib/logout.ts'
import { endSession, readLocal, session, writeLocal } from '#web/lib/session.ts'
import { logoutOpen, useStore } from '#web/lib/store.ts'
import { Avatar } from '#web/ui/badge.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DropdownMenu, MenuRadioGroup } from '#web/ui/dropdown-menu.tsx'
import { Tooltip } from '#web/ui/guarded-button.tsx'

export function UserBlock({ user, isRail }: { user: SessionUser; isRail: boolean }) {
  const logout = (
    <button
      type="button"
      onClick={() => logoutOpen.set(true)}
      {...(isRail ? { 'aria-label': t.session('logout') } : {})}
      className={clsx(
        'flex h-9 items-center gap-2.5 rounded-md px-2 text-base text-muted transition-colors hover:bg-hover hover:text-ink max-md:h-11',
        isRail ? 'w-9 justify-center' : 'flex-1',
      )}
    >
      <LogOut className="size-4 shrink-0" />
      {!isRail && t.session('logout')}
    </button>
  )
  return (
    <div className={clsx('border-t p-3', isRail && 'grid justify-items-center gap-1 px-1.5')}>
      <div className={clsx('flex items-center gap-2.5', !isRail && 'px-1 pb-2')}>
        <Avatar name={user.name} />
        {!isRail && (
          <div className="min-w-0">
            <p className="truncate font-medium" translate="no">
              {user.name}
            </p>
            <p className="truncate text-faint text-xs" title={user.email}>
              {t.account(`roles.${user.role}`)} · <span translate="no">{user.email}</span>
            </p>
          </div>
        )}
      </div>
      <div className={isRail ? 'grid gap-1' : 'flex items-center gap-1'}>
        {isRail ? (
          <Tooltip content={t.session('logout')} side="right" delay={0}>
            {logout}
          </Tooltip>
        ) : (
          logout
        )}
        <ThemeMenu />
      </div>
    </div>
  )
}

const options = () =>
  [
    { value: 'system', label: t.shell('themeOfDevice'), icon: Monitor },
    { value: 'light', label: t.shell('themeLight'), icon: Sun },
    { value: 'dark', label: t.shell('themeDark'), icon: Moon },
  ] as const

function ThemeMenu() {
  const chosen = useStore(theme)
  const Icon = options().find((option) => option.value === chosen)?.icon ?? Monitor
  return (
    <DropdownMenu
      side="top"
      trigger={
        <button
          type="button"
          aria-label={t.shell('theme')}
          className="grid size-9 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink max-md:size-11"
        >
          <Icon className="size-4" />
        </button>
      }
    >
      <MenuRadioGroup value={chosen} onValueChange={(value) => chooseTheme(value as Theme)} options={options()} />
    </DropdownMenu>
  )
}

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
