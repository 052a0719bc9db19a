import { onSessionEnd, session } from './session.ts'

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
