import { DRAFT_PREFIX } from '#web/lib/delete-drafts.ts'

/*
 * The storage of unsent input. Each draft is stored for its tab; those without secrets and personal data may outlive it.
 */

export type Values = Record<string, unknown>

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const draftKey = (userId: string, key: string) => `${DRAFT_PREFIX}${userId}:${key}`

export function draftNames(userId: string): string[] {
  const prefix = draftKey(userId, '')
  const keys = [() => localStorage, () => sessionStorage].flatMap((storage) => keysOf(storage))
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** The tab's own draft, which a draft of another tab does not replace; without one, the last that outlived its tab. */
export function readDraft(key: string): Values | null {
  return read(() => sessionStorage, key) ?? read(() => localStorage, key)
}

export function writeDraft(key: string, values: Values, { tabOnly }: { tabOnly: boolean }): void {
  // Other values of an earlier draft are no longer in the form.
  removeDraft(key)
  if (Object.keys(values).length === 0) return
  ignoreStorageErrors(() => sessionStorage.setItem(key, JSON.stringify(values)))
  if (!tabOnly) ignoreStorageErrors(() => localStorage.setItem(key, JSON.stringify(values)))
}

export function removeDraft(key: string): void {
  ignoreStorageErrors(() => localStorage.removeItem(key))
  ignoreStorageErrors(() => sessionStorage.removeItem(key))
}

/** Moves a draft to another key, whose draft it replaces. */
export function moveDraft(from: string, to: string): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    ignoreStorageErrors(() => {
      const stored = storage().getItem(from)
      if (stored !== null) storage().setItem(to, stored)
    })
  removeDraft(from)
}

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage())
  } catch {
    return []
  }
}

function read(storage: () => Storage, key: string): Values | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null')
    return isGroup(value) ? value : null
  } catch {
    return null
  }
}

// Storage may be refused or full; the form works without it.
function ignoreStorageErrors(work: () => void) {
  try {
    work()
  } catch {
    // The form works without a draft.
  }
}
