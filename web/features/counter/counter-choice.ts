import type { SessionUser } from '#contract/identity/identity.ts'
import { readLocal, session, useUser, writeLocal } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'

/*
 * Whether this device keeps the run-sheet, under the user's id: the number of changes that wait to be sent, which
 * outlives the key; nothing while it is off.
 */

type User = Pick<SessionUser, 'id' | 'role'> | null

const keyOf = (id: string) => `counter:${id}`
const choices = createStore(0)

const isOn = (user: User): user is NonNullable<User> =>
  user !== null && user.role !== 'client' && readLocal(keyOf(user.id)) !== null

export const isCounterOn = () => isOn(session.get().user)

export function useCounterOn(): boolean {
  useStore(choices)
  return isOn(useUser())
}

/** The changes that wait on this device for the user who is signed in. */
export function waitingCount(): number {
  const { user } = session.get()
  return isOn(user) ? Number(readLocal(keyOf(user.id))) : 0
}

/** Stores the number of waiting changes, and so that the device keeps the run-sheet; null switches it off. */
export function setWaitingCount(count: number | null): void {
  const { user } = session.get()
  if (!user || user.role === 'client') return
  const text = count === null ? null : String(count)
  if (readLocal(keyOf(user.id)) === text) return
  writeLocal(keyOf(user.id), text)
  choices.set(choices.get() + 1)
}
