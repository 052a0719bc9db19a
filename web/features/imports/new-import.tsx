import { useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import type { CheckedImport, ImportHeader } from '#contract/imports/import.ts'
import { type ImportKind, importKinds } from '#contract/imports/import-columns.ts'
import { messages } from '#contract/messages.ts'
import { importEndpoints } from '#web/endpoints.generated.ts'
import { Field } from '#web/forms/field.tsx'
import { Upload } from '#web/icons/index.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { sendFile } from '#web/lib/upload.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { Card } from '#web/ui/card.tsx'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { FileButton } from './file-button.tsx'
import { importReads } from './import-queries.ts'
import { type Mapping, SheetColumns } from './sheet-mapping.tsx'

interface ReadSheet {
  file: File
  headers: readonly ImportHeader[]
}

/** The choice of a kind and a file, and of what its columns mean. */
export function NewImport({ onChecked }: { onChecked: (id: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('vehicles')
  const [sheet, setSheet] = useState<ReadSheet | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [isReading, readChosen] = useSendChosen({
    problemOf: (file) => (file.size > MAX_UPLOAD_BYTES ? messages.imports.tooLargeFile : null),
    send: async (file) => {
      const headers = await sendFile(importEndpoints.headers.path, file, { params: { kind } })
      setSheet({ file, headers: headers as ImportHeader[] })
    },
    failureTitle: messages.imports.openFailed,
  })
  const check = async (mapping: Mapping) => {
    if (!sheet) return
    setChecking(true)
    try {
      const fields = { mapping: JSON.stringify(mapping) }
      const { id } = (await sendFile(importEndpoints.check.path, sheet.file, {
        params: { kind },
        fields,
      })) as CheckedImport
      await invalidate(importReads)
      onChecked(id)
    } catch (error) {
      toastFailure(messages.imports.checkFailed, error)
    } finally {
      setChecking(false)
    }
  }
  const choose = (label: string, variant: 'primary' | 'secondary') => (
    <ChooseFileButton
      variant={variant}
      icon={Upload}
      label={label}
      accept=".xlsx,.csv"
      pending={isReading}
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
        onCheck={(mapping) => void check(mapping)}
        other={choose(messages.imports.otherFile, 'secondary')}
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
