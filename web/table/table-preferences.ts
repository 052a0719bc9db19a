import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import { createStore } from '#web/lib/store.ts'
import { pageSizes } from './table-search.ts'

/*
 * The choices of a user for a table: they stay in the browser under the user's id and the table's name, also after a
 * logout. They hold no data of the office.
 */

/** The part of a table's state that stays. */
export interface TablePreferences {
  size: number
  /** `field`, `-field` for descending, or empty. */
  sort: string
  /** Ids of hidden columns. */
  hide: readonly string[]
  /** True for low rows; never in the address. */
  compact: boolean
}

/** Counts the changes, so that a table renders again. */
export const preferenceChanges = createStore(0)

const keyOf = (table: string) => `table:${session.get().user?.id}:${table}`

const isText = (value: unknown) => typeof value === 'string'
const isValid: { readonly [Name in keyof TablePreferences]: (value: unknown) => boolean } = {
  size: (value) => pageSizes.some((size) => size === value),
  sort: isText,
  hide: (value) => Array.isArray(value) && value.every(isText),
  compact: (value) => typeof value === 'boolean',
}
const names = Object.keys(isValid) as (keyof TablePreferences)[]

export const storedPreferences = (table: string): string => readLocal(keyOf(table)) ?? '{}'

/** Parses stored choices; malformed ones count as none. */
export function parsePreferences(text: string): Partial<TablePreferences> {
  try {
    const stored = Object(JSON.parse(text)) as Record<string, unknown>
    return Object.fromEntries(names.filter((name) => isValid[name](stored[name])).map((name) => [name, stored[name]]))
  } catch {
    return {}
  }
}

/**
 * Stores what changed between two states. Columns or an order that came with an opened address or a view are not the
 * user's choice and are not stored.
 */
export function storePreferences(
  table: string,
  before: TablePreferences,
  after: TablePreferences,
  chosenHide = before.hide,
): void {
  const isOfAddress = String(before.hide) !== String(chosenHide)
  const changed = names.filter(
    (name) => String(before[name]) !== String(after[name]) && !(name === 'hide' && isOfAddress),
  )
  if (changed.length === 0) return
  const choices = {
    ...parsePreferences(storedPreferences(table)),
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
  }
  writeLocal(keyOf(table), JSON.stringify(choices))
  preferenceChanges.set(preferenceChanges.get() + 1)
}
