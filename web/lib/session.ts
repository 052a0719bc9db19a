import type { SessionUser } from '#contract/identity/identity.ts'
import { createStore, useStore } from './store.ts'

export interface Session {
  /** False while what is stored has not been read yet. */
  restored: boolean
  user: SessionUser | null
  token: string | null
}

/** Why a session came to its end. `elsewhere` is another tab. */
export type SessionEnd = 'logout' | 'expired' | 'elsewhere'

const USER = 'user'
const TOKEN = 'token'
const nobody: Session = { restored: true, user: null, token: null }

/** Who is signed in, as this tab knows it. */
export const session = createStore<Session>({ restored: false, user: null, token: null })

const endListeners = new Set<(why: SessionEnd) => void>()

let whenTwoFactorIsNeeded = () => {}

/** Says what to do when the office asks for two-factor sign-in before anything else. */
export function onTwoFactorNeeded(listener: () => void): void {
  whenTwoFactorIsNeeded = listener
}
export const twoFactorNeeded = () => whenTwoFactorIsNeeded()

/** Calls `listener` whenever a session ends. */
export function onSessionEnd(listener: (why: SessionEnd) => void): void {
  endListeners.add(listener)
}

/** Authenticated means: user and token both there, and the stored session read (spec/1 point 4). */
export function isAuthenticated(state: Session): state is Session & { user: SessionUser; token: string } {
  return state.restored && state.user !== null && state.token !== null
}

/** The signed-in user in a component, or null. */
export function useUser(): SessionUser | null {
  const state = useStore(session)
  return isAuthenticated(state) ? state.user : null
}

/** Stores a fresh session (spec/1 point 3: keys `user` and `token`). */
export function startSession(user: SessionUser, token: string): void {
  writeLocal(USER, JSON.stringify(user))
  writeLocal(TOKEN, token)
  session.set({ restored: true, user, token })
}

/** Takes over what the server now says about the signed-in user. */
export function refreshUser(user: SessionUser): void {
  const state = session.get()
  if (!isAuthenticated(state) || state.user.id !== user.id) return
  writeLocal(USER, JSON.stringify(user))
  session.set({ ...state, user })
}

/** Clears the session, here and in storage. */
export function endSession(why: SessionEnd): void {
  const was = session.get()
  if (why !== 'elsewhere') {
    writeLocal(USER, null)
    writeLocal(TOKEN, null)
  }
  session.set(nobody)
  if (was.user !== null || was.token !== null) for (const listener of endListeners) listener(why)
}

/** Reads the stored session; anything malformed counts as none. */
export function restoreSession(): void {
  session.set(readStored())
}

/** Follows sign-ins and logouts of other tabs. */
export function syncSessionAcrossTabs(onOtherUser: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== USER && key !== TOKEN) return
    const before = session.get()
    const now = readStored()
    if (!isAuthenticated(now)) {
      if (isAuthenticated(before)) endSession('elsewhere')
      return
    }
    session.set(now)
    if (before.user?.id !== now.user.id) onOtherUser()
  })
}

function readStored(): Session {
  const token = readLocal(TOKEN)
  const user = parseUser(readLocal(USER))
  return token && user ? { restored: true, user, token } : nobody
}

function parseUser(text: string | null): SessionUser | null {
  try {
    const user: unknown = JSON.parse(text ?? 'null')
    if (typeof user !== 'object' || user === null) return null
    const { id, name, email } = user as Record<string, unknown>
    // A missing role is for the sign-in to speak of; the rest must be there to show anything.
    return [id, name, email].every((one) => typeof one === 'string') ? (user as SessionUser) : null
  } catch {
    return null
  }
}

/** What is stored. A browser may refuse storage (private windows, full disk): the session then lasts as long as the tab. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text, or forgets it. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // See readLocal().
  }
}
