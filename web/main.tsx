import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { deleteAllDrafts, deleteOtherDrafts } from '#web/lib/delete-drafts.ts'
import { translateScriptErrors } from '#web/lib/missing-script.ts'
import { revokeWhenOnline } from '#web/lib/revoke-tokens.ts'
import {
  isAuthenticated,
  onSessionEnd,
  onTwoFactorNeeded,
  refreshUser,
  restoreSession,
  session,
  syncSessionAcrossTabs,
} from '#web/lib/session.ts'
import { restoreTheme } from '#web/lib/theme.ts'
import { paths } from '#web/paths.ts'
import { router } from '#web/router.ts'
import { movePageFocus } from '#web/shell/page-focus.ts'
import './styles.css'

// Radix writes a few rules of its own (scroll lock); the policy lets them in by this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

// The policy lets no code be made from text, and reports whoever tries; zod is told so without being loaded here.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
shared.__zod_globalConfig = Object.assign(shared.__zod_globalConfig ?? {}, { jitless: true })

restoreTheme()
translateScriptErrors()

onSessionEnd((why) => {
  if (why === 'logout') deleteAllDrafts()
  // Whose session ran out comes back to the same page; who left on purpose starts anew.
  const from = why === 'expired' ? router.state.location.href : undefined
  void router.navigate({ to: paths.signIn, replace: true, ...(from ? { state: { from } } : {}) })
})

session.subscribe(() => {
  const { user } = session.get()
  if (user) deleteOtherDrafts(user.id)
})

onTwoFactorNeeded(() => {
  const { user } = session.get()
  if (user) void router.navigate({ to: paths[user.role].twoFactor, replace: true })
})

syncSessionAcrossTabs(() => void router.navigate({ to: paths.signIn, replace: true }))

router.subscribe('onRendered', movePageFocus)

const root = document.getElementById('root')
if (!root) throw new Error('#root is missing')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

restoreSession()
revokeWhenOnline()
if (isAuthenticated(session.get())) {
  // A session that died in the meantime ends here by its 401; other failures wait for the next call.
  call(identityEndpoints.myProfile, {}).then(
    ({ client: _, ...user }) => refreshUser(user),
    () => undefined,
  )
}
