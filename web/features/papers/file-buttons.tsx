import { Camera, Upload } from 'lucide-react'
import { useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'

interface FileButtonsProps {
  /** The name of the paper, or of the group of other files. */
  name: string
  onFiles: (files: readonly File[]) => void
}

/** Adds files to a paper: chosen ones, or on a phone a photo from its camera. */
export function FileButtons({ name, onFiles }: FileButtonsProps) {
  const chosen = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // The same file can be chosen twice.
    input.value = ''
    onFiles(files)
  }
  return (
    <>
      <span className="hidden max-md:inline pointer-coarse:inline">
        <Button size="sm" aria-label={messages.attachments.takePhoto(name)} onClick={() => camera.current?.click()}>
          <Camera aria-hidden="true" />
          {messages.payments.takePhoto}
        </Button>
      </span>
      <Button size="sm" aria-label={messages.attachments.addTo(name)} onClick={() => chosen.current?.click()}>
        <Upload aria-hidden="true" />
        {messages.attachments.add}
      </Button>
      <input
        ref={chosen}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        aria-label={messages.attachments.addTo(name)}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={messages.attachments.takePhoto(name)}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  )
}
