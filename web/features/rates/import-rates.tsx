import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import type { ReadRates } from '#contract/rates/read-rates.ts'
import { rateEndpoints } from '#web/endpoints.generated.ts'
import { Upload } from '#web/icons/index.generated.ts'
import { toast } from '#web/lib/toast.ts'
import { sendFile } from '#web/lib/upload.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'

/** Reads a rate card from a sheet into the form; nothing is saved. */
export function ImportRates({ onRead }: { onRead: (read: ReadRates) => void }) {
  const [isReading, sendChosen] = useSendChosen({
    problemOf: (file) => (file.size > MAX_UPLOAD_BYTES ? messages.payments.tooLarge : null),
    send: async (file) => {
      const read = (await sendFile(rateEndpoints.read.path, file)) as ReadRates
      onRead(read)
      const wrong = new Set(Object.keys(read.fields).map((name) => name.split('.')[0])).size
      toast({ kind: wrong > 0 ? 'info' : 'success', title: messages.rates.readRows(read.rates.length, wrong) })
    },
    failureTitle: messages.rates.readFailed,
  })
  return (
    <span title={messages.rates.importTooltip}>
      <ChooseFileButton
        icon={Upload}
        label={messages.rates.importCard}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        pending={isReading}
        onFiles={sendChosen}
      />
    </span>
  )
}
