import { ImagePlus, Trash2 } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import type { OfficeProfile } from '#contract/office/office.ts'
import { officeEndpoints } from '#web/endpoints.generated.ts'
import { upload, uploadProblem } from '#web/lib/upload.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseFileButton } from '#web/ui/choose-file-button.tsx'

/** The logo of the office: saved as soon as it is chosen. */
export function LogoField({ profile: { name, logoUrl } }: { profile: Pick<OfficeProfile, 'name' | 'logoUrl'> }) {
  const save = useApiMutation(officeEndpoints.edit, {
    invalidates: [officeEndpoints.profile],
    failureTitle: messages.office.saveFailed,
  })
  const [isUploading, sendChosen] = useSendChosen({
    problemOf: uploadProblem,
    send: async (file) => {
      const url = await upload(file)
      await save.mutateAsync({ body: { name, logoUrl: url } }).catch(() => undefined)
    },
    failureTitle: messages.office.logoFailed,
  })
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{messages.office.logo}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && (
          <img src={logoUrl} alt="" className="h-12 max-w-40 rounded-md border bg-white object-contain p-1" />
        )}
        <ChooseFileButton
          icon={ImagePlus}
          label={logoUrl ? messages.office.changeLogo : messages.office.chooseLogo}
          accept="image/jpeg,image/png,image/webp"
          pending={isUploading}
          onFiles={sendChosen}
        />
        {logoUrl && (
          <Button
            variant="ghost"
            pending={save.isPending && !isUploading}
            onClick={() => save.mutate({ body: { name, logoUrl: null } })}
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
