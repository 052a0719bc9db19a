import { type ReactNode, useState } from 'react'
import type { ImportHeader } from '#contract/imports/import.ts'
import { type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'

/** Which column each header means; null for one that is left out. */
export type Mapping = Record<string, string | null>

interface SheetColumnsProps {
  kind: ImportKind
  fileName: string
  headers: readonly ImportHeader[]
  isChecking: boolean
  onCheck: (mapping: Mapping) => void
  /** The button that takes another file. */
  other: ReactNode
}

/** What the columns of a sheet mean: suggested, and changed by hand. */
export function SheetColumns({ kind, fileName, headers, isChecking, onCheck, other }: SheetColumnsProps) {
  const columns = importColumns(kind)
  const [mapping, setMapping] = useState<Mapping>(() =>
    Object.fromEntries(headers.map(({ header, column }) => [header, column])),
  )
  const used = new Set(Object.values(mapping))
  const missing = columns.filter(({ name, isRequired }) => isRequired && !used.has(name))
  /** A column means one thing: the header that had it before is left out. */
  const choose = (header: string, column: string | null) =>
    setMapping((before) => ({
      ...Object.fromEntries(Object.entries(before).map(([other, name]) => [other, name === column ? null : name])),
      [header]: column,
    }))
  return (
    <Card title={messages.imports.columnsTitle(fileName)} description={messages.imports.columnsDetail} flush>
      <div className={`hidden border-b bg-sunken px-5 py-2 text-muted text-sm md:grid ${grid}`} aria-hidden="true">
        <span>{messages.imports.inSheet}</span>
        <span>{messages.imports.example}</span>
        <span>{messages.imports.means}</span>
      </div>
      <ul className="divide-y">
        {headers.map(({ header, example }) => (
          <li key={header} className={`grid items-center gap-x-4 gap-y-1 px-5 py-2.5 ${grid}`}>
            <span className="wrap-anywhere font-medium">{header}</span>
            <span className="truncate text-muted">{example || '-'}</span>
            <Select
              aria-label={messages.imports.meaningOf(header)}
              value={mapping[header] ?? ''}
              placeholder={messages.imports.leaveOut}
              onValueChange={(name) => choose(header, name || null)}
              options={[
                { value: '', label: messages.imports.leaveOut },
                ...columns.map(({ name, label }) => ({ value: name, label })),
              ]}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-5 py-4">
        <Button variant="primary" disabled={missing.length > 0} pending={isChecking} onClick={() => onCheck(mapping)}>
          {messages.imports.check}
        </Button>
        {other}
        {missing.length > 0 && (
          <p role="status" className="text-warn">
            {messages.imports.stillMissing(missing.map(({ label }) => label).join(', '))}
          </p>
        )}
      </div>
    </Card>
  )
}

const grid = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,18rem)]'
