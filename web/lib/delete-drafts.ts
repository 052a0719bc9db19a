/** How drafts are named in storage: `draft:{user id}:{form}`. */
const PREFIX = 'draft:'

/** Forgets every draft but those of `userId` in this tab, where the next user could come upon them. */
export function deleteOtherDrafts(userId: string | null): void {
  forget(
    () => sessionStorage,
    (key) => !key.startsWith(`${PREFIX}${userId ?? ''}:`),
  )
}

/** Forgets all drafts: who logs out on purpose leaves nothing behind on a shared machine. */
export function deleteAllDrafts(): void {
  forget(
    () => localStorage,
    () => true,
  )
  forget(
    () => sessionStorage,
    () => true,
  )
}

function forget(storage: () => Storage, isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(PREFIX) && isMeant(key)) storage().removeItem(key)
  } catch {
    // Where storage is refused there are no drafts.
  }
}
