import { useState } from 'react'
import type { BankColumns, BankMapping, BankMatches } from '#contract/bank/bank.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import { bankEndpoints } from '#web/endpoints.generated.ts'
import { Upload } from '#web/icons/index.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { sendFile } from '#web/lib/upload.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { Card } from '#web/ui/card.tsx'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BankResult } from './bank-matches.tsx'
import { MappingForm } from './mapping-form.tsx'

interface Statement {
  file: File
  columns: BankColumns
  answer: BankMatches | null
}

/** A statement of the bank against the payments that wait: choose it, say its columns, verify what matches. */
export function BankTab() {
  const [statement, setStatement] = useState<Statement | null>(null)
  const [isReading, sendChosen] = useSendChosen({
    problemOf: (file) => (file.size > MAX_UPLOAD_BYTES ? messages.payments.tooLarge : null),
    send: async (file) => {
      const columns = (await sendFile(bankEndpoints.columns.path, file)) as BankColumns
      setStatement({ file, columns, answer: null })
    },
    failureTitle: messages.bank.chooseFailed,
  })
  const compare = async (mapping: BankMapping) => {
    if (!statement) return
    try {
      const fields = { mapping: JSON.stringify(mapping) }
      const answer = (await sendFile(bankEndpoints.import.path, statement.file, { fields })) as BankMatches
      setStatement({ ...statement, answer })
    } catch (error) {
      toastFailure(messages.bank.compareFailed, error)
    }
  }
  const choose = (
    <ChooseFileButton
      variant={statement ? 'secondary' : 'primary'}
      className="max-md:w-full"
      icon={Upload}
      label={statement ? messages.bank.chooseAnother : messages.bank.chooseStatement}
      accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      pending={isReading}
      onFiles={sendChosen}
    />
  )
  if (!statement)
    return (
      <Card flush>
        <EmptyState title={messages.bank.description} detail={messages.bank.emptyDetail} action={choose} />
      </Card>
    )
  const { file, columns, answer } = statement
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere font-medium">{file.name}</p>
        {choose}
      </div>
      {answer ? (
        <BankResult key={file.name} answer={answer} />
      ) : (
        <MappingForm
          key={`${file.name} ${file.lastModified}`}
          fileName={file.name}
          read={columns}
          onCompare={compare}
        />
      )}
    </div>
  )
}
