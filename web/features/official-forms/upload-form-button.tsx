import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { MAX_BLANK_BYTES } from '#contract/official-forms/official-form.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { toast } from '#web/lib/toast.ts'
import { sendFile } from '#web/lib/upload.ts'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'

/** Uploads a blank as soon as it is chosen. */
export function UploadFormButton() {
  const [isUploading, setUploading] = useState(false)
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > MAX_BLANK_BYTES) return toast({ kind: 'error', title: messages.officialForms.tooLarge })
    setUploading(true)
    try {
      await sendFile(officialFormEndpoints.upload.path, file)
      await invalidate(officialFormEndpoints.all)
      toast({ kind: 'success', title: messages.officialForms.uploaded })
    } catch (error) {
      toastFailure(messages.officialForms.uploadFailed, error)
    } finally {
      setUploading(false)
    }
  }
  return (
    <ChooseFileButton
      variant="primary"
      className="max-md:w-full"
      icon={Plus}
      label={messages.officialForms.upload}
      accept="application/pdf"
      pending={isUploading}
      onFiles={([file]) => void choose(file)}
    />
  )
}
