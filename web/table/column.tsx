import type { ReactNode } from 'react'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'

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
  /**
   * The place on a card: its title, beside the title, below it without its name if there is a value, omitted, a line (default),
   * or a line, or half of one, if there is a value. A card with something below its title is short: its actions are icons beside that.
   */
  card?: 'title' | 'aside' | 'wide' | 'none' | 'line' | 'filled' | 'half'
  /** The columns of a file or of paper in the place of this one, for example of the parts of a picture. */
  files?: readonly Column<Row>[]
  /** For example `w-40`. */
  className?: string
}

/** The placeholder of a missing value. */
const NO_VALUE = '-'

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

const oneLine = 'tnum whitespace-nowrap'

/** The column of a field with amounts in rupees; `header` is read each time, in the language in force. */
export const rupeesColumn = <Name extends string>(
  name: Name,
  header: () => string,
  more: Partial<Column<Record<Name, number>>> = {},
): Column<Record<Name, number>> => ({
  id: name,
  header,
  value: (row) => row[name],
  text: (row) => showRupees(row[name]),
  align: 'right',
  className: oneLine,
  ...more,
})

/** The main amount of a row: on cards beside the title. */
export const mainAmount = { card: 'aside', className: `${oneLine} font-medium` } as const

export const amountColumn = rupeesColumn('Amount', () => t.fields('amount'), mainAmount)

/** The column of a field with calendar days. */
export const dayColumn = <Name extends string>(
  name: Name,
  header: () => string,
  more: Partial<Column<Record<Name, string>>> = {},
): Column<Record<Name, string>> => ({
  id: name,
  header,
  value: (row) => row[name],
  text: (row) => showDay(row[name]),
  className: oneLine,
  ...more,
})

/**
 * The attribute of a cell with what people have typed or a number names, which a browser that translates the page leaves
 * as it is: a column without a text of its own.
 */
export const translateOf = <Row,>(column: Column<Row>, row: Row): 'no' | undefined =>
  column.text === undefined && typeof column.value(row) === 'string' ? 'no' : undefined

/** The content of a cell: its own, or its text with the search text marked; a dash if it is empty. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  const text = cellText(column, row)
  return column.cell && text !== NO_VALUE ? column.cell(row) : <TableHighlight>{text}</TableHighlight>
}

/** A title of any length, with a smaller line below: titles of rows do not wrap by themselves. */
export const WrappedCell = ({ below, children }: { below?: string | null; children: ReactNode }) => (
  <div className="wrap-anywhere min-w-24 whitespace-normal">
    {typeof children === 'string' ? <TableHighlight>{children}</TableHighlight> : children}
    {below && (
      <span className="block font-normal text-muted text-sm">
        <TableHighlight>{below}</TableHighlight>
      </span>
    )}
  </div>
)
