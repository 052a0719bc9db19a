import { type HistoryState, redirect } from '@tanstack/react-router'
import type { Role } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { isLocalPath, ownCasePath, paths, roleFromPath, roleHome } from '#web/lib/paths.ts'
import { isAuthenticated, type Session, session } from './session.ts'

export type AccessResult = 'allow' | 'sign-in' | 'unauthorized'

/** Decides whether the session's user may see a page for `roles`. */
export function checkAccess(state: Session, roles: readonly Role[]): AccessResult {
  if (!isAuthenticated(state)) return 'sign-in'
  return roles.includes(state.user.role) ? 'allow' : 'unauthorized'
}

/** The page of a role that a shortcut of the installed app opens: the first that the role has of `/?open=newCase,requests`. */
function shortcut(role: Role): string | undefined {
  const own: Record<string, unknown> = paths[role]
  const names = new URLSearchParams(window.location.search).get('open')?.split(',')
  return names?.map((name) => own[name]).find((path) => typeof path === 'string')
}

/**
 * The page after sign-in: the requested one if the role may see it, otherwise the role's home. Null if the role is
 * missing: navigation is refused and logged.
 */
export function landingPath(user: SessionUser, from: unknown): string | null {
  const home = (roleHome as Record<string, string | undefined>)[user.role]
  if (home === undefined) {
    console.error(t.session('roleMissing'))
    return null
  }
  if (!isLocalPath(from)) return shortcut(user.role) ?? home
  return roleFromPath(from.split(/[?#]/)[0] ?? '') === user.role ? from : (ownCasePath(from, user.role) ?? home)
}

interface GuardContext {
  location: { href: string; state: HistoryState }
  preload: boolean
}

/** The guard of a role's pages: leads others to sign-in, to their own page of the same case, or to "unauthorized". */
export const guardRole =
  (role: Role) =>
  async ({ location, preload }: GuardContext): Promise<void> => {
    await sessionRestored()
    const state = session.get()
    const access = checkAccess(state, [role])
    if (access === 'sign-in') throw redirect({ to: paths.signIn, state: { from: location.href }, replace: true })
    if (access === 'unauthorized') {
      const rolePages = state.user && ownCasePath(location.href, state.user.role)
      if (rolePages) throw redirect({ href: rolePages, replace: true })
      if (!preload) console.warn(t.session('unauthorizedAttempt'))
      throw redirect({ to: paths.unauthorized, replace: true })
    }
  }

/** Redirects signed-in users from the sign-in page. */
export async function skipSignIn({ location }: Pick<GuardContext, 'location'>): Promise<void> {
  await sessionRestored()
  const state = session.get()
  const to = isAuthenticated(state) ? landingPath(state.user, location.state.from) : null
  if (to) throw redirect({ href: to, replace: true })
}

function sessionRestored(): Promise<void> {
  return new Promise((resolve) => {
    if (session.get().restored) return resolve()
    const stop = session.subscribe(() => {
      if (!session.get().restored) return
      stop()
      resolve()
    })
  })
}
