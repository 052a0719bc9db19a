import { clsx } from 'clsx'
import { isDay, showDay } from '#contract/dates.ts'
import type { ImportHeader } from '#contract/imports/import.ts'
import type { Mapping } from '#contract/tables/tables.ts'
import { t } from '#contract/texts.ts'
import { Select } from '#web/ui/select.tsx'

const grid = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,18rem)]'

interface TableColumnsProps {
  headers: readonly Pick<ImportHeader, 'header' | 'example'>[]
  columns: readonly { name: string; label: string }[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** What each column of a file means, beside its heading and an example. */
export function TableColumns({ headers, columns, mapping, onChange }: TableColumnsProps) {
  /** A column means one thing: the header that had it before is left out. */
  const choose = (header: string, column: string | null) =>
    onChange({
      ...Object.fromEntries(Object.entries(mapping).map(([other, name]) => [other, name === column ? null : name])),
      [header]: column,
    })
  return (
    <>
      <div className={clsx('hidden border-b bg-sunken px-5 py-2 text-muted text-sm md:grid', grid)} aria-hidden="true">
        <span>{t.imports('inSheet')}</span>
        <span>{t.imports('example')}</span>
        <span>{t.imports('means')}</span>
      </div>
      <ul className="divide-y">
        {headers.map(({ header, example }) => (
          <li key={header} className={clsx('grid items-center gap-x-4 gap-y-1 px-5 py-2.5', grid)}>
            <span className="wrap-anywhere font-medium">{header}</span>
            <span className="truncate text-muted">{isDay(example) ? showDay(example) : example || '-'}</span>
            <Select
              aria-label={t.imports('meaningOf', { header })}
              value={mapping[header] ?? ''}
              placeholder={t.imports('leaveOut')}
              onValueChange={(name) => choose(header, name || null)}
              options={[
                { value: '', label: t.imports('leaveOut') },
                ...columns.map(({ name, label }) => ({ value: name, label })),
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the columns are suggested to mean. */
export const mappingOf = (headers: readonly ImportHeader[]): Mapping =>
  Object.fromEntries(headers.map(({ header, column }) => [header, column]))

/** What must still be said, in one line; nothing where all is. */
export function StillMissing({
  columns,
  mapping,
}: {
  columns: readonly { label: string; name: string; isRequired: boolean }[]
  mapping: Mapping
}) {
  const missing = missingIn(columns, mapping)
  return (
    missing.length > 0 && (
      <p role="status" className="text-warn">
        {t.imports('stillMissing', { names: missing.map(({ label }) => label).join(', ') })}
      </p>
    )
  )
}

/** Returns the columns that are needed and that no heading means. */
export const missingIn = <C extends { name: string; isRequired: boolean }>(columns: readonly C[], mapping: Mapping) =>
  columns.filter(({ name, isRequired }) => isRequired && !Object.values(mapping).includes(name))
