import { Camera, Upload } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'

interface FileButtonsProps {
  /** The name of the paper, or of the group of other files. */
  name: string
  onFiles: (files: readonly File[]) => void
}

/** Adds files to a paper: chosen ones, or on a phone a photo from its camera. */
export function FileButtons({ name, onFiles }: FileButtonsProps) {
  return (
    <>
      <span className="hidden max-md:inline pointer-coarse:inline">
        <ChooseFileButton
          size="sm"
          icon={Camera}
          label={messages.payments.takePhoto}
          name={messages.attachments.takePhoto(name)}
          accept="image/*"
          camera
          onFiles={onFiles}
        />
      </span>
      <ChooseFileButton
        size="sm"
        icon={Upload}
        label={messages.attachments.add}
        name={messages.attachments.addTo(name)}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        multiple
        onFiles={onFiles}
      />
    </>
  )
}
