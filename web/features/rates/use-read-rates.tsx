import { Upload } from 'lucide-react'
import { useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { rateColumns } from '#contract/rates/rate-columns.ts'
import type { ReadRates } from '#contract/rates/read-rates.ts'
import { t } from '#contract/texts.ts'
import { rateEndpoints } from '#web/endpoints.generated.ts'
import { Notices, ShownTableFacts } from '#web/features/tables/table-facts.tsx'
import { ColumnsDialog, type Fields, TABLE_FILES, useTableFile } from '#web/features/tables/use-table-file.tsx'
import { toast, useTask } from '#web/lib/toast.ts'
import { requireSize, useSendChosen } from '#web/lib/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseFileButton } from '#web/ui/choose-files.tsx'

interface ReadCard {
  file: File
  read: ReadRates
  fields: Fields
}

/** Reads a rate card from a sheet into the form; nothing is saved. Returns the button, what was read, and an open dialog. */
export function useReadRates(onRead: (read: ReadRates) => void) {
  const columns = rateColumns()
  const [send, question] = useTableFile(columns)
  const [card, setCard] = useState<ReadCard | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isReadingAgain, run] = useTask(t.rates('readFailed'))
  const read = async (file: File, answered: Fields = {}) => {
    const { data, fields } = await send(rateEndpoints.read.path, file, { fields: answered })
    const read = data as ReadRates
    setCard({ file, read, fields })
    onRead(read)
    const wrong = new Set(Object.keys(read.fields).map((name) => name.split('.')[0])).size
    toast({ kind: wrong > 0 ? 'info' : 'success', title: t.rates('readRows', { rows: read.rates.length, wrong }) })
  }
  const [isReading, sendChosen] = useSendChosen({
    send: async (file) => {
      requireSize(file, MAX_UPLOAD_BYTES, t.payments('tooLarge'))
      await read(file)
    },
    failureTitle: t.rates('readFailed'),
  })
  const readAgain = (answered: Fields) => {
    if (card) void run(() => read(card.file, answered))
  }
  const button = (
    <span title={t.rates('importTooltip')}>
      <ChooseFileButton
        icon={Upload}
        label={t.rates('importCard')}
        accept={TABLE_FILES}
        pending={isReading}
        onFiles={sendChosen}
      />
    </span>
  )
  if (!card) return { button, source: null, dialog: question }
  const leftOut = card.read.columns.filter(({ column }) => column === null).map(({ header }) => header)
  const source = (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b bg-sunken px-5 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-medium">{card.file.name}</p>
        <Notices
          notices={[
            ...card.read.notices,
            ...(leftOut.length > 0 ? [t.rates('columnsLeftOut', { names: leftOut.join(', ') })] : []),
          ]}
        />
      </div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t.table('columns')}
      </Button>
    </div>
  )
  const dialog = isOpen && (
    <ColumnsDialog
      key={JSON.stringify(card.read.columns.map(({ header }) => header))}
      title={t.imports('columnsTitle', { file: card.file.name })}
      description={t.imports('columnsDetail')}
      headers={card.read.columns}
      columns={columns}
      pending={isReadingAgain}
      onChosen={(mapping) => {
        setOpen(false)
        readAgain({ ...card.fields, mapping: JSON.stringify(mapping) })
      }}
      onClose={() => setOpen(false)}
    >
      <ShownTableFacts
        facts={card.read}
        answered={card.fields}
        onReadAgain={readAgain}
        pending={isReadingAgain}
        className="mb-4 rounded-md border"
      />
    </ColumnsDialog>
  )
  return {
    button,
    source,
    dialog: (
      <>
        {dialog}
        {question}
      </>
    ),
  }
}
