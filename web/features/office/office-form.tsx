import { ImagePlus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PINCODE_DIGITS } from '#contract/limits.ts'
import { hasRightCheckCharacter, isGstin } from '#contract/office/gstin.ts'
import { EditOffice, type OfficeProfile } from '#contract/office/office.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import { t } from '#contract/texts.ts'
import { officeEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { wrongStateHint } from '#web/features/office/state-of-gstin.ts'
import { findState, stateOptions } from '#web/features/reference/reference-dialogs.tsx'
import { CheckboxField, ComboboxField } from '#web/forms/choice-field.tsx'
import { DiscardDraft, saveForm, useDraft } from '#web/forms/draft.tsx'
import { upperAlphanumeric } from '#web/forms/filters.ts'
import { Form, SaveButton, useZodForm } from '#web/forms/form.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { uploadImage } from '#web/lib/scale-image.ts'
import { useSendChosen } from '#web/lib/uploads.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ACCEPTED_IMAGES, ChooseFileButton } from '#web/ui/choose-files.tsx'

/** The values of the form, without the logo, which is saved by itself. An unnamed office begins with an empty name. */
function valuesOf({ logoUrl: _, ...profile }: OfficeProfile): EditOffice {
  const isNamed = profile.name !== unnamedOffice.name
  const state = findState(profile.state) ?? ''
  return { ...profile, state, gstin: profile.gstin ?? '', ...(!isNamed && { name: '', upiPayee: '' }) }
}

/** The form of the office's profile; the brief one of the guide has no frames and leaves settings out. */
export function OfficeForm({ profile, isBrief = false }: { profile: OfficeProfile; isBrief?: boolean }) {
  const form = useZodForm(EditOffice, valuesOf(profile))
  const { control } = form
  const draft = useDraft(form, 'office')
  const save = useApiMutation(officeEndpoints.edit, {
    invalidates: [officeEndpoints.profile, setUpEndpoints.progress],
    failureTitle: t.office('saveFailed'),
  })
  const gstin = form.watch('gstin')?.trim() ?? ''
  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={(body) => saveForm(form, async () => valuesOf(await save.mutateAsync({ body })), draft)}
    >
      <DiscardDraft draft={draft} />
      <Section title={t.office('identity')} isFramed={!isBrief}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField control={control} name="name" label={t.office('name')} autoFocus />
          <LogoField profile={profile} />
          <TextField control={control} name="address1" label={t.fields('address1')} />
          <TextField control={control} name="address2" label={t.fields('address2')} />
          <TextField control={control} name="city" label={t.fields('city')} />
          <ComboboxField control={control} name="state" label={t.fields('state')} options={stateOptions} />
          <DigitsField control={control} name="pincode" label={t.fields('pincode')} maxLength={PINCODE_DIGITS} />
          <TextField control={control} name="phone" label={t.office('phone')} type="tel" maxLength={30} />
          <TextField control={control} name="email" label={t.fields('email')} type="email" />
        </div>
      </Section>
      <Section title={t.office('payments')} isFramed={!isBrief}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField control={control} name="upiPayee" label={t.office('upiPayee')} hint={t.office('upiPayeeHint')} />
          <TextField
            control={control}
            name="gstin"
            label={t.office('gstin')}
            upper
            filter={upperAlphanumeric}
            hint={
              isGstin(gstin) && !hasRightCheckCharacter(gstin)
                ? t.office('gstinDoubtful')
                : (wrongStateHint(gstin, form.watch('state')) ?? t.office('gstinHint'))
            }
          />
        </div>
      </Section>
      {!isBrief && (
        <Card title={t.office('search')}>
          <CheckboxField control={control} name="colleaguesInSearch" label={t.office('colleaguesInSearch')} />
          <p className="text-muted text-sm">{t.office('colleaguesExplained')}</p>
        </Card>
      )}
      <SaveButton control={control} />
    </Form>
  )
}

function Section({ title, isFramed, children }: { title: string; isFramed: boolean; children: ReactNode }) {
  return isFramed ? <Card title={title}>{children}</Card> : children
}

/** The logo of the office: saved as soon as it is chosen. */
function LogoField({ profile: { name, logoUrl } }: { profile: Pick<OfficeProfile, 'name' | 'logoUrl'> }) {
  const save = useApiMutation(officeEndpoints.edit, {
    invalidates: [officeEndpoints.profile],
    failureTitle: t.office('saveFailed'),
  })
  const [isUploading, sendChosen] = useSendChosen({
    send: async (file) => {
      const url = await uploadImage(file)
      await save.mutateAsync({ body: { name, logoUrl: url } }).catch(() => undefined)
    },
    failureTitle: t.office('logoFailed'),
  })
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{t.office('logo')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {logoUrl && (
          <img src={logoUrl} alt="" className="h-12 max-w-40 rounded-md border bg-white object-contain p-1" />
        )}
        <ChooseFileButton
          icon={ImagePlus}
          label={logoUrl ? t.office('changeLogo') : t.office('chooseLogo')}
          accept={ACCEPTED_IMAGES}
          pending={isUploading}
          onFiles={sendChosen}
        />
        {logoUrl && (
          <Button
            icon={Trash2}
            variant="ghost"
            pending={save.isPending && !isUploading}
            onClick={() => save.mutate({ body: { name, logoUrl: null } })}
          >
            {t.office('removeLogo')}
          </Button>
        )}
      </div>
      <p className="mt-1.5 text-faint text-sm">{t.office('logoHint')}</p>
    </div>
  )
}
