import { Link } from '@tanstack/react-router'
import { Compass, Search } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { exactMatch } from '#web/lib/address.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { paths, roleHome } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { paletteOpen } from '#web/lib/store.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/card.tsx'

export function NotFoundPage() {
  useDocumentTitle(t.shell('pageNotFound'))
  const user = useUser()
  const Box = user ? 'div' : 'main'
  return (
    <Box className="grid min-h-[70dvh] place-items-center p-6 text-center">
      <div>
        <Notice icon={Compass} tone="accent" size="page" title={t.shell('pageNotFound')} className="max-w-sm">
          {t.shell('pageNotFoundDetail')}
        </Notice>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {user && (
            <Button icon={Search} onClick={() => paletteOpen.set(true)}>
              {t.shell('search')}
            </Button>
          )}
          <Link
            to={user ? roleHome[user.role] : paths.signIn}
            activeOptions={exactMatch}
            className={buttonStyle({ variant: 'primary' })}
          >
            {user ? t.shell('goHome') : t.session('goToSignIn')}
          </Link>
        </div>
      </div>
    </Box>
  )
}
