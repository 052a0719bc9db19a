import { deviceTexts, type TextStore, tabTexts } from './browser.ts'

/** Drafts are stored under `draft:{user id}:{form}`. */
export const DRAFT_PREFIX = 'draft:'

/** Deletes the drafts in this tab that the next user could find: all but those of `userId`. */
export function deleteOtherDrafts(userId: string): void {
  forget(tabTexts, (key) => !key.startsWith(`${DRAFT_PREFIX}${userId}:`))
}

/** Deletes all drafts: after an explicit logout nothing stays on a shared machine. */
export function deleteAllDrafts(): void {
  forget(deviceTexts, () => true)
  forget(tabTexts, () => true)
}

function forget(texts: TextStore, isMeant: (key: string) => boolean) {
  for (const key of texts.keys()) if (key.startsWith(DRAFT_PREFIX) && isMeant(key)) texts.write(key, null)
}
