import { isAuthenticated, restoreSession, session } from '#web/lib/session.ts'
import { restoreTheme } from '#web/lib/theme.ts'

/*
 * Runs in the head of the sign-in page that comes as HTML (tools/web-build), before the first paint; the app may be
 * seconds away.
 */

restoreTheme()

// The app leads a signed-in visitor on: the form is not shown meanwhile.
restoreSession()
document.documentElement.toggleAttribute('data-signed-in', isAuthenticated(session.get()))

// Whoever enters this address wants the home of the role, and no page of an earlier visit; a reload keeps that page.
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (arrival?.type === 'navigate') history.replaceState(null, '')

// A form that is sent before the app handles it waits (`sign-in-form.tsx`); the browser itself sends nothing.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  event.submitter?.setAttribute('aria-disabled', 'true')
})
