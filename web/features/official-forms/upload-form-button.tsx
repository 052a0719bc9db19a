import { messages } from '#contract/messages.ts'
import { MAX_BLANK_BYTES } from '#contract/official-forms/official-form.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { Plus } from '#web/icons/index.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { sendFile } from '#web/lib/send-file.ts'
import { toast } from '#web/lib/toast.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'

export function UploadFormButton() {
  const [isUploading, sendChosen] = useSendChosen({
    problemOf: (file) => (file.size > MAX_BLANK_BYTES ? messages.officialForms.tooLarge : null),
    send: async (file) => {
      await sendFile(officialFormEndpoints.upload.path, file)
      await invalidate(officialFormEndpoints.all)
      toast({ kind: 'success', title: messages.officialForms.uploaded })
    },
    failureTitle: messages.officialForms.uploadFailed,
  })
  return (
    <ChooseFileButton
      variant="primary"
      className="max-md:w-full"
      icon={Plus}
      label={messages.officialForms.upload}
      accept="application/pdf"
      pending={isUploading}
      onFiles={sendChosen}
    />
  )
}
