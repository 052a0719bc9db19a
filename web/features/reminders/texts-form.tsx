import { useQuery } from '@tanstack/react-query'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { unnamedOffice } from '#contract/office/office.ts'
import { fillReminder, type ReminderLanguage, reminderLanguages } from '#contract/reminders/reminder-text.ts'
import { officeProfile } from '#web/domain/office.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { Form } from '#web/forms/form.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useDraft } from '#web/forms/use-draft.ts'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { TextFieldWithPlaceholders } from './text-field-with-placeholders.tsx'
import { bodyOf, TextsOfKind, withFieldsByLanguage } from './texts-schema.ts'

/** The texts of one kind in each language, with a preview. Typed text stays as a draft when another kind is opened. */
export function TextsForm({ kind, texts }: { kind: ExpiryType; texts: TextsOfKind }) {
  const form = useZodForm(TextsOfKind, texts)
  const draft = useDraft(form, `reminder-texts-${kind}`)
  const save = useApiMutation(reminderEndpoints.editTemplates, {
    invalidates: [reminderEndpoints.templates],
    failureTitle: messages.reminderSettings.textsSaveFailed,
  })
  const typed = form.watch()
  return (
    <Form
      form={form}
      draft={draft}
      className="grid gap-5"
      onSubmit={async (values) => {
        try {
          await save.mutateAsync({ body: bodyOf(kind, values) })
        } catch (error) {
          throw withFieldsByLanguage(error)
        }
        form.reset(values)
      }}
    >
      <DiscardDraft draft={draft} />
      <div className="grid gap-5 xl:grid-cols-2">
        {reminderLanguages.map((language) => (
          <div key={language} className="grid content-start gap-4">
            <TextFieldWithPlaceholders control={form.control} language={language} />
            <Preview kind={kind} language={language} text={typed[language]} />
            {typed[language] !== messages.reminders.firstText[language] && (
              <div>
                <Button
                  variant="link"
                  size="inline"
                  aria-label={messages.reminderSettings.firstTextOf(messages.reminderSettings.languages[language])}
                  onClick={() => {
                    form.setValue(language, messages.reminders.firstText[language], { shouldValidate: true })
                    form.setFocus(language)
                  }}
                >
                  {messages.reminderSettings.useFirstText}
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
      <div>
        <SubmitButton control={form.control} className="max-md:w-full">
          {messages.reminderSettings.saveTexts}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Days from today to the end of the paper in the preview. */
const SAMPLE_DAYS = 7

/** A text as an owner would get it. */
function Preview({ kind, language, text }: { kind: ExpiryType; language: ReminderLanguage; text: string }) {
  const { name, phone } = useQuery(officeProfile()).data?.data ?? unnamedOffice
  const filled = fillReminder(text, language, {
    ownerName: messages.reminderSettings.sampleOwner,
    vehicleNo: messages.reminderSettings.sampleVehicle,
    kind,
    expiryDate: addDays(officeDay(new Date()), SAMPLE_DAYS),
    days: SAMPLE_DAYS,
    officeName: name,
    officePhone: phone,
  })
  return (
    <div>
      <p className="text-faint text-sm">{messages.reminderSettings.sample}</p>
      <p lang={language} className="mt-1.5 whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken px-3 py-2">
        {filled || '-'}
      </p>
    </div>
  )
}
