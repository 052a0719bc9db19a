import { Link } from '@tanstack/react-router'
import { Compass, Search } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { exactMatch } from '#web/lib/exact-match.ts'
import { useUser } from '#web/lib/session.ts'
import { useDocumentTitle } from '#web/lib/title.ts'
import { paths, roleHome } from '#web/paths.ts'
import { paletteOpen } from '#web/shell/palette-state.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** The page for unknown addresses. */
export function NotFoundPage() {
  useDocumentTitle(messages.shell.pageNotFound)
  const user = useUser()
  const Box = user ? 'div' : 'main'
  return (
    <Box className="grid min-h-[70dvh] place-items-center p-6 text-center">
      <div>
        <span className="mx-auto mb-5 grid size-12 place-items-center rounded-lg bg-accent-soft text-accent-ink">
          <Compass className="size-6" aria-hidden="true" />
        </span>
        <h1 tabIndex={-1} data-page-focus="" className="font-semibold text-xl tracking-tight">
          {messages.shell.pageNotFound}
        </h1>
        <p className="mt-1.5 max-w-sm text-muted">{messages.shell.pageNotFoundDetail}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {user && (
            <Button onClick={() => paletteOpen.set(true)}>
              <Search aria-hidden="true" />
              {messages.shell.search}
            </Button>
          )}
          <Link
            to={user ? roleHome[user.role] : paths.signIn}
            activeOptions={exactMatch}
            className={buttonStyle({ variant: 'primary' })}
          >
            {user ? messages.shell.goHome : messages.session.goToSignIn}
          </Link>
        </div>
      </div>
    </Box>
  )
}
