import { type ReactNode, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import type { CheckedImport, ImportTable } from '#contract/imports/import.ts'
import { type ImportKind, importColumns, importKinds } from '#contract/imports/import-columns.ts'
import { messages } from '#contract/messages.ts'
import { TABLE_FILES } from '#web/domain/tables/accepted.ts'
import { ShownTableFacts } from '#web/domain/tables/table-facts.tsx'
import { useTableFile } from '#web/domain/tables/use-table-file.tsx'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { Field } from '#web/forms/field.tsx'
import { Upload } from '#web/icons/index.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { requireSize } from '#web/lib/unfit-file.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { useTask } from '#web/lib/use-task.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { FileButton } from './file-button.tsx'
import { importReads } from './import-queries.ts'

interface ReadSheet {
  file: File
  table: ImportTable
  /** What a person has answered of the file. */
  fields: Record<string, string>
}

/** The choice of a kind and a file, and of what its columns mean. */
export function NewImport({ onChecked }: { onChecked: (id: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('vehicles')
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  const [isChecking, run] = useTask(messages.imports.checkFailed)
  const [send, question] = useTableFile()
  const read = async (file: File, answered: Record<string, string> = {}) => {
    const { data, fields } = await send(importEndpoints.columns.path, file, { params: { kind }, fields: answered })
    setSheet({ file, table: data as ImportTable, fields })
  }
  const [isReading, readChosen] = useSendChosen({
    send: async (file) => {
      requireSize(file, MAX_UPLOAD_BYTES, messages.imports.tooLargeFile)
      await read(file)
    },
    failureTitle: messages.imports.openFailed,
  })
  const check = async (mapping: Mapping) => {
    if (!sheet) return
    const fields = { ...sheet.fields, mapping: JSON.stringify(mapping) }
    const { data } = await send(importEndpoints.check.path, sheet.file, { params: { kind }, fields })
    await invalidate(importReads)
    onChecked((data as CheckedImport).id)
  }
  const choose = (label: string, variant: 'primary' | 'secondary') => (
    <ChooseFileButton
      variant={variant}
      icon={Upload}
      label={label}
      accept={TABLE_FILES}
      pending={isReading}
      disabled={isChecking}
      onFiles={readChosen}
    />
  )
  if (sheet)
    return (
      <>
        {question}
        <SheetColumns
          // Another table has other columns.
          key={JSON.stringify([sheet.file.name, sheet.file.lastModified, sheet.fields])}
          kind={kind}
          fileName={sheet.file.name}
          table={sheet.table}
          onReadAgain={(answered) => void run(() => read(sheet.file, { ...sheet.fields, ...answered }))}
          isChecking={isChecking}
          onCheck={(mapping) => void run(() => check(mapping))}
          other={
            <>
              {choose(messages.imports.otherFile, 'secondary')}
              <Button variant="ghost" disabled={isChecking} onClick={() => setSheet(null)}>
                {messages.ui.back}
              </Button>
            </>
          }
        />
      </>
    )
  return (
    <Card title={messages.imports.newImport}>
      {question}
      <div className="grid max-w-xl gap-5">
        <Field label={messages.imports.kind} hint={messages.imports.fileHint}>
          {({ labelId: _, ...aria }) => (
            <Select
              {...aria}
              value={kind}
              onValueChange={(next) => setKind(next as ImportKind)}
              options={importKinds.map((value) => ({ value, label: messages.imports.kinds[value] }))}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2 max-md:*:grow">
          {choose(messages.imports.chooseFile, 'primary')}
          <FileButton
            endpoint={importEndpoints.template}
            args={{ params: { kind } }}
            label={messages.imports.downloadTemplate}
          />
        </div>
      </div>
    </Card>
  )
}

/** Which column each header means; null for one that is left out. */
type Mapping = Record<string, string | null>

interface SheetColumnsProps {
  kind: ImportKind
  fileName: string
  table: ImportTable
  /** Reads the file again, with an answer more. */
  onReadAgain: (fields: Record<string, string>) => void
  isChecking: boolean
  onCheck: (mapping: Mapping) => void
  /** The buttons that take another file, and none. */
  other: ReactNode
}

/** What the columns of a sheet mean: suggested, and changed by hand. */
function SheetColumns({ kind, fileName, table, onReadAgain, isChecking, onCheck, other }: SheetColumnsProps) {
  const columns = importColumns(kind)
  const { columns: headers } = table
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
      <ShownTableFacts facts={table} onReadAgain={onReadAgain} pending={isChecking} />
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
