/** Drafts are stored under `draft:{user id}:{form}`. */
export const DRAFT_PREFIX = 'draft:'

/** Deletes the drafts in this tab that the next user could find: all but those of `userId`. */
export function deleteOtherDrafts(userId: string): void {
  forget('sessionStorage', (key) => !key.startsWith(`${DRAFT_PREFIX}${userId}:`))
}

/** Deletes all drafts: after an explicit logout nothing stays on a shared machine. */
export function deleteAllDrafts(): void {
  forget('localStorage', () => true)
  forget('sessionStorage', () => true)
}

function forget(name: 'localStorage' | 'sessionStorage', isMeant: (key: string) => boolean) {
  try {
    const storage = window[name]
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX) && isMeant(key)) storage.removeItem(key)
  } catch {
    // If storage is not available, there are no drafts.
  }
}
