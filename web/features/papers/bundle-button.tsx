import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { attachmentEndpoints } from '#web/endpoints.generated.ts'
import { download } from '#web/lib/download.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { requestPdf } from '#web/lib/request-pdf.ts'
import { Button } from '#web/ui/button.tsx'

/** Saves all files of a case as one PDF. */
export function BundleButton({ caseId }: { caseId: string }) {
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { file, name } = await requestPdf(attachmentEndpoints.bundle, { params: { caseId } })
      download(file, name)
    } catch (error) {
      toastFailure(messages.attachments.bundleFailed, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="sm" pending={isPending} onClick={() => void save()}>
      <FileDown aria-hidden="true" />
      {messages.attachments.bundle}
    </Button>
  )
}
