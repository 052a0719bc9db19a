import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { ALL_SHEETS } from '#contract/question.ts'
import type { TableFacts } from '#contract/tables/tables.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Fields } from './use-table-file.tsx'

interface ShownTableFactsProps {
  facts: TableFacts
  /** What a person has answered of the file. */
  answered: Fields
  /** Reads the file again: another sheet, another row of headings, or rows that were left out. */
  onReadAgain: (answered: Fields) => void
  pending: boolean
  className?: string
}

/** What was read of a file and what was left out; each row that was left out can be taken. */
export function ShownTableFacts({ facts, className = 'border-b', ...again }: ShownTableFactsProps) {
  const { sheets, headingRow, notices, doubtful } = facts
  const table = `${again.answered.sheet} ${headingRow}`
  return (
    <div className={clsx('grid gap-3 bg-sunken px-5 py-3 text-sm', className)}>
      <Notices notices={notices} />
      <LeftOut key={table} doubtful={doubtful} {...again} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {sheets.length > 1 && <SheetChoice sheets={sheets} {...again} />}
        <HeadingRow headingRow={headingRow} {...again} />
      </div>
    </div>
  )
}

export const Notices = ({ notices }: { notices: readonly string[] }) =>
  notices.length > 0 && (
    <ul className="grid gap-1 text-sm">
      {[...new Set(notices)].map((notice) => (
        <li key={notice} className="wrap-anywhere">
          {notice}
        </li>
      ))}
    </ul>
  )

type Again = Pick<ShownTableFactsProps, 'answered' | 'onReadAgain' | 'pending'>

function SheetChoice({ sheets, answered, onReadAgain, pending }: Again & Pick<TableFacts, 'sheets'>) {
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>{t.tables('sheet')}</label>
      <div className="w-44">
        <Select
          id={id}
          height="sm"
          disabled={pending}
          value={answered.sheet ?? ''}
          // The rows of another sheet are others.
          onValueChange={(sheet) => onReadAgain({ sheet })}
          options={[
            ...sheets.map((name) => ({ value: name, label: name })),
            { value: ALL_SHEETS, label: t.tables('allSheets') },
          ]}
        />
      </div>
    </div>
  )
}

function HeadingRow({ headingRow, answered, onReadAgain, pending }: Again & Pick<TableFacts, 'headingRow'>) {
  const id = useId()
  const [shown, setShown] = useState(headingRow)
  const [typed, setTyped] = useState(String(headingRow))
  if (headingRow !== shown) {
    setShown(headingRow)
    setTyped(String(headingRow))
  }
  const isOther = /^[1-9]\d{0,4}$/.test(typed) && Number(typed) !== headingRow
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // The form of a rate card around it is not sent.
        event.stopPropagation()
        const { takeRows: _, ...kept } = answered
        // The button goes once the row is read.
        event.currentTarget.querySelector('input')?.focus()
        if (isOther) onReadAgain({ ...kept, headingRow: typed })
      }}
    >
      <label htmlFor={id}>{t.tables('headingRow')}</label>
      <Input id={id} inputMode="numeric" className="h-8 w-16" value={typed} onValueChange={setTyped} />
      {isOther && (
        <Button type="submit" size="sm" pending={pending}>
          {t.tables('readAgain')}
        </Button>
      )}
    </form>
  )
}

/** The rows that were left out when this table was first read, those included that were taken since. */
function LeftOut({ doubtful, answered, onReadAgain, pending }: Again & Pick<TableFacts, 'doubtful'>) {
  const id = useId()
  const [rows] = useState(doubtful)
  const [taken, setTaken] = useState<readonly number[]>([])
  const takeRows = JSON.stringify(taken)
  if (rows.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer font-medium">{t.tables('showLeftOut')}</summary>
      <ul className="mt-2 grid gap-1.5">
        {rows.map(({ row, text }) => {
          const isTaken = taken.includes(row)
          return (
            <li key={row} className="flex items-start gap-2">
              <Checkbox
                id={`${id}${row}`}
                className="mt-px"
                checked={isTaken}
                onCheckedChange={() => setTaken(isTaken ? taken.filter((one) => one !== row) : [...taken, row])}
              />
              <label htmlFor={`${id}${row}`} className={clsx('wrap-anywhere', !isTaken && 'text-muted')}>
                {t.tables('leftOutRow', { row, text })}
              </label>
            </li>
          )
        })}
      </ul>
      <Button
        size="sm"
        className="mt-2"
        disabled={takeRows === (answered.takeRows ?? '[]')}
        pending={pending}
        onClick={() => onReadAgain({ ...answered, takeRows })}
      >
        {t.tables('takeRows')}
      </Button>
    </details>
  )
}
