import type { SessionUser } from '#contract/identity/identity.ts'
import { deviceTexts } from './browser.ts'
import { createStore, useStore } from './store.ts'

export interface Session {
  /** False until the stored session has been read. */
  restored: boolean
  user: SessionUser | null
  token: string | null
}

/** The reason why a session ended. `elsewhere`: in another tab, without a logout. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere'

const USER = 'user'
const TOKEN = 'token'
/** Tokens of ended sessions that the server has not revoked yet (`revoke-tokens.ts`). */
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

/** Ends the session, in memory and in storage. */
export function endSession(reason: SessionEnd): void {
  const previous = session.get()
  // Another tab may have stored another session.
  if (readLocal(TOKEN) === previous.token) {
    writeLocal(USER, null)
    writeLocal(TOKEN, null)
  }
  session.set(signedOut)
  if (previous.token) for (const listener of sessionEndListeners) listener(reason)
}

/** Reads the stored session; a malformed one counts as none. */
export function restoreSession(): void {
  session.set(readStored())
}

export function syncSessionAcrossTabs(onOtherUser: () => void): void {
  let loggedOut: string | null = null
  window.addEventListener('storage', ({ key, newValue }) => {
    // A logout begins with it.
    if (key === ENDED_TOKENS) loggedOut = newValue ?? loggedOut
    if (![null, USER, TOKEN].includes(key)) return
    const previous = session.get()
    const now = readStored()
    if (!isAuthenticated(now)) return endSession(loggedOut?.includes(previous.token ?? '') ? 'logout' : 'elsewhere')
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
