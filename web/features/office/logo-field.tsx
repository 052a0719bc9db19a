import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { officeEndpoints } from '#web/endpoints.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { toast } from '#web/lib/toast.ts'
import { upload, uploadProblem } from '#web/lib/upload.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'

/** The logo of the office: saved as soon as it is chosen. */
export function LogoField({ logoUrl }: { logoUrl: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const save = useApiMutation(officeEndpoints.edit, {
    invalidates: [officeEndpoints.profile],
    failureTitle: messages.office.saveFailed,
  })
  const choose = async (file: File | undefined) => {
    if (!file) return
    const problem = uploadProblem(file)
    if (problem) return toast({ kind: 'error', title: problem })
    setUploading(true)
    try {
      const url = await upload(file)
      await save.mutateAsync({ body: { logoUrl: url } }).catch(() => undefined)
    } catch (error) {
      toastFailure(messages.office.logoFailed, error)
    } finally {
      setUploading(false)
      if (input.current) input.current.value = ''
    }
  }
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{messages.office.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && (
          <img src={logoUrl} alt="" className="h-12 max-w-40 rounded-md border bg-white object-contain p-1" />
        )}
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Button pending={isUploading} onClick={() => input.current?.click()}>
          {!isUploading && <ImagePlus aria-hidden="true" />}
          {logoUrl ? messages.office.changeLogo : messages.office.chooseLogo}
        </Button>
        {logoUrl && (
          <Button
            variant="ghost"
            pending={save.isPending && !isUploading}
            onClick={() => save.mutate({ body: { logoUrl: null } })}
          >
            <Trash2 aria-hidden="true" />
            {messages.office.removeLogo}
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-faint text-sm">{messages.office.logoHint}</p>
    </div>
  )
}
