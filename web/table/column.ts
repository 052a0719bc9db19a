import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'

type Plain = string | number | boolean | null | undefined

/** A column of a table. Define the array of columns outside the component, or memoize it. */
export interface Column<Row> {
  /** Also the server's name of the sort field. */
  id: string
  /** The title, read in the language in force. */
  header: () => string
  /** The value to sort by, and to show by default. */
  value: (row: Row) => Plain
  /** The text to show and search instead of `value`: a formatted date or amount. Holds all texts of `cell`. */
  text?: (row: Row) => string
  /** Renders the cell. Wrap searchable text in `<Highlight>`. */
  cell?: (row: Row) => ReactNode
  /** How paper, which has no `cell`, writes the text of a row. */
  paper?: (text: string) => string
  /** False for a column that cannot be sorted. */
  sort?: boolean
  /** True for a column that is always visible, also where an address or a view hides it. */
  fixed?: boolean
  align?: 'left' | 'right'
  /** True for a name of one line: what does not fit is cut, and the whole name is the cell's tooltip. */
  oneLine?: boolean
  /** The place on a card: its title, beside the title, omitted, a line (default), or a line if there is a value. */
  card?: 'title' | 'aside' | 'none' | 'line' | 'filled'
  /** For example `w-40`. */
  className?: string
}

/** The placeholder of a missing value. */
export const NO_VALUE = '-'

/** The text of a value: Yes and No for booleans, a dash for a missing or blank value. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  const text = column.text ? column.text(row) : textOf(column.value(row))
  return text.trim() === '' ? NO_VALUE : text
}

function textOf(value: Plain): string {
  if (typeof value === 'boolean') return value ? t.general('yes') : t.general('no')
  return value === null || value === undefined ? '' : String(value)
}

/** The texts by which a search finds a row in a column: the shown one, and a number also without its separators. */
export function searchTexts<Row>(column: Column<Row>, row: Row): string[] {
  const value = column.value(row)
  return [cellText(column, row), ...(typeof value === 'number' ? [String(value)] : [])]
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Compares two values of a column: numbers numerically, texts by collation. */
export function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
