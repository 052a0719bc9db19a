import { type HistoryState, redirect } from '@tanstack/react-router'
import type { Role } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { deviceTexts } from './browser.ts'
import { isLocalPath, ownCasePath, paths, roleFromPath, roleHome } from './paths.ts'
import { createStore, useStore } from './store.ts'

interface Session {
  /** False until the stored session has been read. */
  restored: boolean
  user: SessionUser | null
  token: string | null
}

/** The reason why a session ended. `elsewhere`: in another tab, without a logout. */
type SessionEnd = 'logout' | 'expired' | 'elsewhere'

const USER = 'user'

const TOKEN = 'token'

/** Tokens of ended sessions that the server has not revoked yet (`logout.ts`). */
export const ENDED_TOKENS = 'tokensToRevoke'

const signedOut: Session = { restored: true, user: null, token: null }

export const session = createStore<Session>({ restored: false, user: null, token: null })

const sessionEndListeners = new Set<(reason: SessionEnd) => void>()

let twoFactorListener = () => {}

export function onTwoFactorRequired(listener: () => void): void {
  twoFactorListener = listener
}

export const twoFactorNeeded = () => twoFactorListener()

export function onSessionEnd(listener: (reason: SessionEnd) => void): void {
  sessionEndListeners.add(listener)
}

/** Calls a listener when another user is signed in, in this tab or another, or none any more. */
export function onOtherUser(listener: () => void): void {
  let userId = session.get().user?.id
  session.subscribe(() => {
    const next = session.get().user?.id
    if (next === userId) return
    userId = next
    listener()
  })
}

/** True if user and token exist and the stored session has been read. */
export function isAuthenticated(state: Session): state is Session & { user: SessionUser; token: string } {
  return state.restored && state.user !== null && state.token !== null
}

export function useUser(): SessionUser | null {
  const state = useStore(session)
  return isAuthenticated(state) ? state.user : null
}

/** Starts a session and stores it (keys `user` and `token`). */
export function startSession(user: SessionUser, token: string): void {
  writeLocal(USER, JSON.stringify(user))
  writeLocal(TOKEN, token)
  session.set({ restored: true, user, token })
}

export function refreshUser(user: SessionUser): void {
  const { user: before, token } = session.get()
  if (token && before?.id === user.id) startSession(user, token)
}

/** The tokens of sessions that another tab has logged out of, as far as this tab has heard. */
let loggedOut = ''

/** The token whose session has expired in this tab, while nobody is signed in. */
let expiredToken: string | null = null

/** Ends the session, in memory and in storage. A refused call may come before the news that another tab has logged out. */
export function endSession(reason: SessionEnd): void {
  const previous = session.get()
  const isLogout = previous.token !== null && loggedOut.includes(previous.token)
  // Another tab may have stored another session.
  if (readLocal(TOKEN) === previous.token) {
    writeLocal(USER, null)
    writeLocal(TOKEN, null)
  }
  session.set(signedOut)
  if (previous.token) tellSessionEnd(isLogout ? 'logout' : reason, previous.token)
}

function tellSessionEnd(reason: SessionEnd, token: string): void {
  expiredToken = reason === 'expired' ? token : null
  for (const listener of sessionEndListeners) listener(reason)
}

/** Reads the stored session; a malformed one counts as none. */
export function restoreSession(): void {
  session.set(readStored())
}

export function syncSessionAcrossTabs(onOtherUser: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A logout begins with it.
    if (key === ENDED_TOKENS) loggedOut = newValue ?? loggedOut
    const { token } = session.get()
    if (token === null && expiredToken && loggedOut.includes(expiredToken)) tellSessionEnd('logout', expiredToken)
    if (![null, USER, TOKEN].includes(key)) return
    const previous = session.get()
    const now = readStored()
    if (!isAuthenticated(now)) return endSession('elsewhere')
    session.set(now)
    if (previous.user?.id !== now.user.id) onOtherUser()
  })
}

/** The token for a call, from local storage: it may have changed since the page read it. */
export function bearerToken(): string | null {
  const { user, token } = session.get()
  if (readLocal(TOKEN) !== token) {
    const stored = readStored()
    if (isAuthenticated(stored) && stored.user.id === user?.id) session.set(stored)
  }
  return session.get().token
}

function readStored(): Session {
  const token = readLocal(TOKEN)
  const user = parseUser(readLocal(USER))
  return token && user ? { restored: true, user, token } : signedOut
}

function parseUser(text: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    const { id, name, email } = Object(user) as Record<string, unknown>
    // The sign-in handles a missing role; the other fields are required.
    return [id, name, email].every((field) => typeof field === 'string') ? (user as SessionUser) : null
  } catch {
    return null
  }
}

/** Texts in local storage. Where a browser refuses it (private windows, full disk), the session lasts as long as the tab. */
export const { read: readLocal, write: writeLocal } = deviceTexts

/** Calls a listener after a logout, or when another user signs in; not after an expired session of the same user. */
export function onUserGone(listener: () => void): void {
  let userId = session.get().user?.id
  session.subscribe(() => {
    const next = session.get().user?.id
    if (next === undefined || next === userId) return
    userId = next
    listener()
  })
  onSessionEnd((reason) => {
    if (reason !== 'expired') listener()
  })
}

/** The role of the user, on a page that is for the staff alone. */
export const useStaffRole = (): StaffRole => (useUser()?.role === 'employee' ? 'employee' : 'superadmin')

type AccessResult = 'allow' | 'sign-in' | 'unauthorized'

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
