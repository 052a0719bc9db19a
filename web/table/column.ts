import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'

type Plain = string | number | boolean | null | undefined

/** One column of a table. Keep the array of columns outside the component, or memoised. */
export interface Column<Row> {
  /** Also the name that a server sorts by. */
  id: string
  header: string
  /** What is sorted by, and shown where nothing else is said. */
  value: (row: Row) => Plain
  /** What is shown and searched in place of `value`: a formatted date or amount. */
  text?: (row: Row) => string
  /** The whole cell. Wrap what should be marked by the search in `<Highlight>`. */
  cell?: (row: Row) => ReactNode
  /** False for a column that cannot be sorted by. */
  sort?: boolean
  /** False for a column that is always shown. */
  hideable?: boolean
  align?: 'left' | 'right'
  /** On a phone: the card's title, beside it, left out, a line of its own (as usual), or a line where there is a value. */
  card?: 'title' | 'aside' | 'none' | 'line' | 'filled'
  /** For example `w-40`. */
  className?: string
}

/** A list that is too long to be sorted by more than one column. */
export interface SortLimit {
  /** The column that it can be sorted by all the same. */
  only: string
  /** Why not by the others, and what to do. */
  reason: string
}

/** How a value reads: Yes and No for booleans, a dash for nothing (spec/1 "Firm administration"). */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  if (column.text) return column.text(row)
  const value = column.value(row)
  if (typeof value === 'boolean') return value ? messages.general.yes : messages.general.no
  return value === null || value === undefined || value === '' ? '-' : String(value)
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Compares two values of a column: numbers as numbers, texts as people sort them. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
