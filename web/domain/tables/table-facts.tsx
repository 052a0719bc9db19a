import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { TableFacts } from '#contract/tables/tables.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Input } from '#web/ui/input.tsx'

interface ShownTableFactsProps {
  facts: Pick<TableFacts, 'notices' | 'doubtful' | 'headingRow'>
  /** Reads the file again, with another row of headings, or with rows that were left out. */
  onReadAgain: (fields: Record<string, string>) => void
  pending: boolean
}

/** What was read of a file and what was left out; each row that was left out can be taken. */
export function ShownTableFacts({ facts: { notices, doubtful, headingRow }, ...again }: ShownTableFactsProps) {
  return (
    <div className="grid gap-2 border-b bg-sunken px-5 py-3 text-sm">
      {notices.length > 0 && (
        <ul className="grid gap-1">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <HeadingRow key={headingRow} headingRow={headingRow} {...again} />
      {doubtful.length > 0 && <LeftOut doubtful={doubtful} {...again} />}
    </div>
  )
}

type Again = Pick<ShownTableFactsProps, 'onReadAgain' | 'pending'>

function HeadingRow({ headingRow, onReadAgain, pending }: Again & Pick<TableFacts, 'headingRow'>) {
  const [typed, setTyped] = useState(String(headingRow))
  const isOther = /^[1-9]\d{0,4}$/.test(typed) && Number(typed) !== headingRow
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther) onReadAgain({ headingRow: typed })
      }}
    >
      <label htmlFor="heading-row">{messages.tables.headingRow}</label>
      <Input id="heading-row" inputMode="numeric" className="w-20" value={typed} onValueChange={setTyped} />
      {isOther && (
        <Button type="submit" size="sm" pending={pending}>
          {messages.tables.readAgain}
        </Button>
      )}
    </form>
  )
}

function LeftOut({ doubtful, onReadAgain, pending }: Again & Pick<TableFacts, 'doubtful'>) {
  const [taken, setTaken] = useState<readonly number[]>([])
  return (
    <details>
      <summary className="cursor-pointer font-medium">{messages.tables.showLeftOut}</summary>
      <ul className="mt-2 grid gap-1.5">
        {doubtful.map(({ row, text }) => {
          const id = `left-out-${row}`
          const isTaken = taken.includes(row)
          return (
            <li key={row} className="flex items-start gap-2">
              <Checkbox
                id={id}
                checked={isTaken}
                onCheckedChange={() => setTaken(isTaken ? taken.filter((one) => one !== row) : [...taken, row])}
              />
              <label htmlFor={id} className={`wrap-anywhere ${isTaken ? '' : 'text-muted'}`}>
                {messages.tables.leftOutRow(row, text)}
              </label>
            </li>
          )
        })}
      </ul>
      <Button
        size="sm"
        className="mt-2"
        disabled={taken.length === 0}
        pending={pending}
        onClick={() => onReadAgain({ takeRows: JSON.stringify(taken) })}
      >
        {messages.tables.takeRows}
      </Button>
    </details>
  )
}
