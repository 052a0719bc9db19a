import { createPortal } from 'react-dom'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import type { Column } from './column.ts'
import { toSheet } from './export-rows.ts'

interface PrintViewProps<Row> {
  title: string
  filterSummary: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

const MAX_PORTRAIT_COLUMNS = 8

/** All rows for printing, in place of the page; never visible on screen (`styles.css`). */
export function PrintView<Row>({ title, filterSummary, columns, rows }: PrintViewProps<Row>) {
  const sheet = toSheet(columns, rows)
  const right = columns.map((column) => column.align === 'right')
  return createPortal(
    <section data-print-view={columns.length > MAX_PORTRAIT_COLUMNS ? 'wide' : ''} aria-hidden="true">
      <header className="mb-4 flex items-end justify-between gap-6 border-b pb-3">
        <div>
          <h1 className="font-semibold text-xl">{title}</h1>
          {filterSummary && <p className="text-muted text-sm">{filterSummary}</p>}
        </div>
        <p className="tnum text-right text-muted text-sm">
          {messages.table.recordCount(rows.length, rows.length.toLocaleString('en-IN'))}
          <br />
          {showInstant(new Date().toISOString())}
        </p>
      </header>
      <table className="w-full border-collapse text-left text-xs">
        <thead>
          <tr>
            {sheet.head.map((text, at) => (
              <th key={text} className={`border-b px-1.5 py-1.5 font-semibold ${right[at] ? 'text-right' : ''}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once for printing
            <tr key={line} className="break-inside-avoid">
              {row.map((cell, at) => (
                <td
                  key={sheet.head[at]}
                  className={`border-b px-1.5 py-1 align-top ${right[at] ? 'tnum text-right' : ''}`}
                >
                  {typeof cell === 'number' ? (columns[at]?.text?.(rows[line] as Row) ?? cell) : cell || '-'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  )
}
