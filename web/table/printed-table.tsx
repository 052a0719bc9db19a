import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface PrintedColumn<Row> {
  head: string
  /** In percent. If all columns have one, the columns of several tables align, independent of their content. */
  width?: number
  cell: (row: Row) => ReactNode
  className?: string
}

interface PrintedTableProps<Row> {
  columns: readonly PrintedColumn<Row>[]
  rows: readonly Row[]
}

/** The rows of a table on paper; it is printed once and never changes. */
export function PrintedTable<Row>({ columns, rows }: PrintedTableProps<Row>) {
  const isFixed = columns.every(({ width }) => width !== undefined)
  return (
    <table
      className={clsx('w-full border-collapse text-left text-xs', isFixed && 'wrap-anywhere')}
      style={isFixed ? { tableLayout: 'fixed' } : undefined}
    >
      <thead>
        <tr>
          {columns.map(({ head, width, className = '' }) => (
            <th
              key={head}
              className={clsx('border-b px-1.5 py-1 font-semibold', className)}
              style={{ width: percent(width) }}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- rendered once for printing
          <tr key={line}>
            {columns.map(({ head, cell, className = '' }) => (
              <td key={head} className={clsx('border-b px-1.5 py-1 align-top', className)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const percent = (width: number | undefined) => width && `${width}%`
