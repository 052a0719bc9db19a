import type { SessionUser } from '#contract/identity/identity.ts'
import { createStore, useStore } from './store.ts'

export interface Session {
  /** False until the stored session has been read. */
  restored: boolean
  user: SessionUser | null
  token: string | null
}

/** The reason why a session ended. `elsewhere`: in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere'

const USER = 'user'
const TOKEN = 'token'
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

/** True if user and token exist and the stored session has been read (spec/1 point 4). */
export function isAuthenticated(state: Session): state is Session & { user: SessionUser; token: string } {
  return state.restored && state.user !== null && state.token !== null
}

export function useUser(): SessionUser | null {
  const state = useStore(session)
  return isAuthenticated(state) ? state.user : null
}

/** Starts a session and stores it (spec/1 point 3: keys `user` and `token`). */
export function startSession(user: SessionUser, token: string): void {
  writeLocal(USER, JSON.stringify(user))
  writeLocal(TOKEN, token)
  session.set({ restored: true, user, token })
}

export function refreshUser(user: SessionUser): void {
  const state = session.get()
  if (!isAuthenticated(state) || state.user.id !== user.id) return
  writeLocal(USER, JSON.stringify(user))
  session.set({ ...state, user })
}

/** Ends the session, in memory and in storage. */
export function endSession(reason: SessionEnd): void {
  const previous = session.get()
  if (reason !== 'elsewhere') {
    writeLocal(USER, null)
    writeLocal(TOKEN, null)
  }
  session.set(signedOut)
  if (previous.user ?? previous.token) for (const listener of sessionEndListeners) listener(reason)
}

/** Reads the stored session; a malformed one counts as none. */
export function restoreSession(): void {
  session.set(readStored())
}

export function syncSessionAcrossTabs(onOtherUser: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== USER && key !== TOKEN) return
    const previous = session.get()
    const now = readStored()
    if (!isAuthenticated(now)) {
      if (isAuthenticated(previous)) endSession('elsewhere')
      return
    }
    session.set(now)
    if (previous.user?.id !== now.user.id) onOtherUser()
  })
}

function readStored(): Session {
  const token = readLocal(TOKEN)
  const user = parseUser(readLocal(USER))
  return token && user ? { restored: true, user, token } : signedOut
}

function parseUser(text: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    if (typeof user !== 'object' || user === null) return null
    const { id, name, email } = user as Record<string, unknown>
    // The sign-in handles a missing role; the other fields are required.
    return [id, name, email].every((field) => typeof field === 'string') ? (user as SessionUser) : null
  } catch {
    return null
  }
}

/**
 * Reads from local storage. A browser may refuse storage (private windows, full disk): the session then lasts as long
 * as the tab.
 */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; null deletes it. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The session lasts as long as the tab.
  }
}
