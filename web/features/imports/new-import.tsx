import { type ReactNode, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import type { CheckedImport, ImportHeader } from '#contract/imports/import.ts'
import { type ImportKind, importColumns, importKinds } from '#contract/imports/import-columns.ts'
import { messages } from '#contract/messages.ts'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { Field } from '#web/forms/field.tsx'
import { Upload } from '#web/icons/index.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { sendFile } from '#web/lib/send-file.ts'
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
  headers: readonly ImportHeader[]
}

/** The choice of a kind and a file, and of what its columns mean. */
export function NewImport({ onChecked }: { onChecked: (id: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('vehicles')
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  const [isChecking, run] = useTask(messages.imports.checkFailed)
  const [isReading, readChosen] = useSendChosen({
    send: async (file) => {
      requireSize(file, MAX_UPLOAD_BYTES, messages.imports.tooLargeFile)
      const headers = await sendFile(importEndpoints.headers.path, file, { params: { kind } })
      setSheet({ file, headers: headers as ImportHeader[] })
    },
    failureTitle: messages.imports.openFailed,
  })
  const check = async (mapping: Mapping) => {
    if (!sheet) return
    const fields = { mapping: JSON.stringify(mapping) }
    const { id } = (await sendFile(importEndpoints.check.path, sheet.file, {
      params: { kind },
      fields,
    })) as CheckedImport
    await invalidate(importReads)
    onChecked(id)
  }
  const choose = (label: string, variant: 'primary' | 'secondary') => (
    <ChooseFileButton
      variant={variant}
      icon={Upload}
      label={label}
      accept=".xlsx,.csv"
      pending={isReading}
      disabled={isChecking}
      onFiles={readChosen}
    />
  )
  if (sheet)
    return (
      <SheetColumns
        key={`${sheet.file.name} ${sheet.file.lastModified}`}
        kind={kind}
        fileName={sheet.file.name}
        headers={sheet.headers}
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
    )
  return (
    <Card title={messages.imports.newImport}>
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
  headers: readonly ImportHeader[]
  isChecking: boolean
  onCheck: (mapping: Mapping) => void
  /** The buttons that take another file, and none. */
  other: ReactNode
}

/** What the columns of a sheet mean: suggested, and changed by hand. */
function SheetColumns({ kind, fileName, headers, isChecking, onCheck, other }: SheetColumnsProps) {
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
