import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#contract/texts.ts'
import { exactMatch } from '#web/lib/address.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'
import { errorText, isScriptMissing, isSessionOver } from '#web/lib/errors.ts'
import { reloadAnew, wantAnew } from '#web/lib/installed-app.ts'
import { roleHome } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/card.tsx'

/** Replaces a page that failed: shows the error and the next steps. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const user = useUser()
  const isMissing = isScriptMissing(error)
  const isReloading = useReload(isMissing)
  useDocumentTitle(t.general('wrong'))
  // The redirect to sign-in follows anyway.
  if (isSessionOver(error) || isReloading) return null
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert" className="grid min-h-[70dvh] place-items-center p-6 text-center">
      <div>
        <Notice icon={TriangleAlert} tone="bad" size="page" title={t.shell('pageFailed')} className="max-w-md">
          {errorText(error)}
        </Notice>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          {user && (
            <Link to={roleHome[user.role]} activeOptions={exactMatch} className={buttonStyle()}>
              {t.shell('goHome')}
            </Link>
          )}
          <Button
            variant={isMissing ? 'primary' : 'secondary'}
            onClick={() => void wantAnew().then(() => window.location.reload())}
          >
            {t.shell('reloadPage')}
          </Button>
          {!isMissing && (
            <Button variant="primary" onClick={retry}>
              {t.general('tryAgain')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Reloads the page if a script is missing, now or when the connection returns. Returns true while a reload is possible.
 */
function useReload(isMissing: boolean): boolean {
  const [mayReload, setMayReload] = useState(isMissing)
  useEffect(() => {
    if (!isMissing) return
    const reload = () => void reloadAnew().then(setMayReload)
    reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isMissing])
  return mayReload
}
