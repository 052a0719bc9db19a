import { Download, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import type { CheckedImport, ImportTable } from '#contract/imports/import.ts'
import { type ImportKind, importColumns, importKinds } from '#contract/imports/import-columns.ts'
import type { Mapping } from '#contract/tables/tables.ts'
import { t } from '#contract/texts.ts'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { ShownTableFacts } from '#web/features/tables/table-facts.tsx'
import {
  type Fields,
  mappingOf,
  missingIn,
  StillMissing,
  TABLE_FILES,
  TableColumns,
  useTableFile,
} from '#web/features/tables/use-table-file.tsx'
import { Field } from '#web/forms/field.tsx'
import type { CallArgs } from '#web/lib/api.ts'
import type { ClientEndpoint } from '#web/lib/client-endpoint.ts'
import { saveFile } from '#web/lib/download.ts'
import { invalidate } from '#web/lib/query.ts'
import { useTask, withLoading } from '#web/lib/toast.ts'
import { requireSize, useSendChosen } from '#web/lib/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChooseFileButton } from '#web/ui/choose-files.tsx'
import { Select } from '#web/ui/select.tsx'
import { importReads } from './import-queries.ts'

interface ReadSheet {
  file: File
  table: ImportTable
  /** What a person has answered of the file. */
  fields: Fields
}

/** The choice of a kind and a file, and of what its columns mean. */
export function NewImport({ onChecked }: { onChecked: (checked: CheckedImport) => void }) {
  const [kind, setKind] = useState<ImportKind>('vehicles')
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  const [isChecking, run] = useTask(t.imports('checkFailed'))
  const [send, question] = useTableFile()
  const read = async (file: File, answered?: Fields) => {
    const { data, fields } = await send(importEndpoints.columns.path, file, {
      params: { kind },
      ...(answered && { fields: answered }),
    })
    setSheet({ file, table: data as ImportTable, fields })
  }
  const [isReading, readChosen] = useSendChosen({
    send: async (file) => {
      requireSize(file, MAX_UPLOAD_BYTES, t.imports('tooLargeFile'))
      await read(file)
    },
    failureTitle: t.imports('openFailed'),
  })
  const [isReadingAgain, runAgain] = useTask(t.imports('openFailed'))
  const check = async (mapping: Mapping) => {
    if (!sheet) return
    const fields = { ...sheet.fields, mapping: JSON.stringify(mapping) }
    const { data } = await send(importEndpoints.check.path, sheet.file, { params: { kind }, fields })
    await invalidate(importReads)
    onChecked(data as CheckedImport)
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
          key={`${sheet.file.name} ${sheet.file.lastModified}`}
          kind={kind}
          fileName={sheet.file.name}
          table={sheet.table}
          fields={sheet.fields}
          onReadAgain={(answered) => void runAgain(() => read(sheet.file, answered))}
          isReading={isReadingAgain}
          isChecking={isChecking}
          onCheck={(mapping) => void run(() => check(mapping))}
          other={
            <>
              {choose(t.imports('otherFile'), 'secondary')}
              <Button variant="ghost" disabled={isChecking} onClick={() => setSheet(null)}>
                {t.ui('back')}
              </Button>
            </>
          }
        />
      </>
    )
  return (
    <Card title={t.imports('newImport')}>
      {question}
      <div className="grid max-w-xl gap-5">
        <Field label={t.imports('kind')} hint={t.imports('fileHint')}>
          {({ labelId: _, ...aria }) => (
            <Select
              {...aria}
              value={kind}
              onValueChange={(next) => setKind(next as ImportKind)}
              options={importKinds.map((value) => ({ value, label: t.imports(`kinds.${value}`) }))}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2 max-md:*:grow">
          {choose(t.imports('chooseFile'), 'primary')}
          <FileButton
            endpoint={importEndpoints.template}
            args={{ params: { kind } }}
            label={t.imports('downloadTemplate')}
          />
        </div>
      </div>
    </Card>
  )
}

interface SheetColumnsProps extends Omit<ReadSheet, 'file'> {
  kind: ImportKind
  fileName: string
  /** Reads the file again, with other answers. */
  onReadAgain: (fields: Fields) => void
  isReading: boolean
  isChecking: boolean
  onCheck: (mapping: Mapping) => void
  /** The buttons that take another file, and none. */
  other: ReactNode
}

/** What the columns of a sheet mean: suggested, and changed by hand. */
function SheetColumns(props: SheetColumnsProps) {
  const { kind, fileName, table, fields, onReadAgain, isReading, isChecking, onCheck, other } = props
  const columns = importColumns(kind)
  const [mapping, setMapping] = useState(() => mappingOf(table.columns))
  // Another table has other columns; one with the same headings keeps what was said of them.
  const headings = JSON.stringify(table.columns.map(({ header }) => header))
  const [shown, setShown] = useState(headings)
  if (headings !== shown) {
    setShown(headings)
    setMapping(mappingOf(table.columns))
  }
  const isMissing = missingIn(columns, mapping).length > 0
  return (
    <Card title={t.imports('columnsTitle', { file: fileName })} description={t.imports('columnsDetail')} flush>
      <ShownTableFacts facts={table} answered={fields} onReadAgain={onReadAgain} pending={isReading} />
      <TableColumns headers={table.columns} columns={columns} mapping={mapping} onChange={setMapping} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-5 py-4">
        <Button
          variant="primary"
          disabled={isMissing || isReading}
          pending={isChecking}
          onClick={() => onCheck(mapping)}
        >
          {t.imports('check')}
        </Button>
        {other}
        <StillMissing columns={columns} mapping={mapping} />
      </div>
    </Card>
  )
}

/** A button that saves the file that a call answers. */
export function FileButton<E extends ClientEndpoint>({
  endpoint,
  args,
  label,
}: {
  endpoint: E
  args: CallArgs<E>
  label: string
}) {
  const save = () => withLoading(t.imports('downloadFailed'), () => saveFile(endpoint, args))
  return (
    <Button icon={Download} onClick={() => void save()}>
      {label}
    </Button>
  )
}
