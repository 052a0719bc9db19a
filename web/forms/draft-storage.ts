/*
 * The storage of unsent input. Most of it outlives the tab; fields that must not (Aadhaar numbers) are stored for the
 * tab only.
 */

export type Values = Record<string, unknown>

const PREFIX = 'draft:'

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const draftKey = (userId: string, key: string) => `${PREFIX}${userId}:${key}`

export function draftNames(userId: string): string[] {
  const prefix = draftKey(userId, '')
  const keys = [() => localStorage, () => sessionStorage].flatMap((storage) => keysOf(storage))
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** Splits values into lasting ones and ones for the tab only; `tabOnly` has dotted paths. */
function splitValues(values: Values, tabOnly: readonly string[]): { lasting: Values; tabValues: Values } {
  const lasting = structuredClone(values)
  const tabValues: Values = {}
  for (const path of tabOnly) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let from: unknown = lasting
    for (const key of keys) from = (from as Values | undefined)?.[key]
    if (typeof from !== 'object' || from === null || !(last in from)) continue
    tabValues[path] = (from as Values)[last]
    delete (from as Values)[last]
  }
  return { lasting, tabValues }
}

export function joinValues(lasting: Values, tabValues: Values): Values {
  const joined = structuredClone(lasting)
  for (const [path, value] of Object.entries(tabValues)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let target = joined
    for (const key of keys) {
      const next = isGroup(target[key]) ? target[key] : {}
      target[key] = next
      target = next
    }
    target[last] = value
  }
  return joined
}

export function readDraft(key: string): Values | null {
  const lasting = read(() => localStorage, key)
  const tabValues = read(() => sessionStorage, key)
  return lasting || tabValues ? joinValues(lasting ?? {}, tabValues ?? {}) : null
}

export function writeDraft(key: string, values: Values, tabOnly: readonly string[]): void {
  const { lasting, tabValues } = splitValues(values, tabOnly)
  // What an earlier draft holds beside it is no longer in the form.
  removeDraft(key)
  if (Object.keys(lasting).length > 0) ignoreStorageErrors(() => localStorage.setItem(key, JSON.stringify(lasting)))
  if (Object.keys(tabValues).length > 0)
    ignoreStorageErrors(() => sessionStorage.setItem(key, JSON.stringify(tabValues)))
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
