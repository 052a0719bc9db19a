import { Link } from '@tanstack/react-router'
import { Compass, Search } from 'lucide-react'
import { exactMatch } from '#web/lib/exact-match.ts'
import { useUser } from '#web/lib/session.ts'
import { useDocumentTitle } from '#web/lib/title.ts'
import { paths, roleHome } from '#web/paths.ts'
import { paletteOpen } from '#web/shell/palette-state.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** For an address that leads nowhere. */
export function NotFoundPage() {
  useDocumentTitle('Page not found')
  const user = useUser()
  const Box = user ? 'div' : 'main'
  return (
    <Box className="grid min-h-[70dvh] place-items-center p-6 text-center">
      <div>
        <span className="mx-auto mb-5 grid size-12 place-items-center rounded-lg bg-accent-soft text-accent-ink">
          <Compass className="size-6" aria-hidden="true" />
        </span>
        <h1 tabIndex={-1} data-page-focus="" className="font-semibold text-xl tracking-tight">
          Page not found
        </h1>
        <p className="mt-1.5 max-w-sm text-muted">
          There is no page at this address. It may have been mistyped, or what it showed is gone.
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {user && (
            <Button onClick={() => paletteOpen.set(true)}>
              <Search aria-hidden="true" />
              Search
            </Button>
          )}
          <Link
            to={user ? roleHome[user.role] : paths.signIn}
            activeOptions={exactMatch}
            className={buttonStyle({ variant: 'primary' })}
          >
            {user ? 'Go to the home page' : 'Go to sign-in'}
          </Link>
        </div>
      </div>
    </Box>
  )
}
