import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import { messages } from '#contract/messages.ts'
import type { OfficialForm } from '#contract/official-forms/official-form.ts'
import { caseEndpoints, officialFormEndpoints } from '#web/endpoints.generated.ts'
import { Form } from '#web/forms/form.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { openPdf } from '#web/lib/open-pdf.ts'
import { requestPdf } from '#web/lib/request-pdf.ts'
import { Card } from '#web/ui/card.tsx'

const OfCase = z.object({ caseNo: requiredText(messages.officialForms.caseNoRequired, 20) })

interface PreviewFormProps {
  form: OfficialForm
  isDirty: boolean
  /** Saves the marks; returns whether they are saved. */
  onSave: () => Promise<boolean>
}

/** Prints the form with the values of a case; marks are saved before, because the server prints those that it has. */
export function PreviewForm({ form: { id }, isDirty, onSave }: PreviewFormProps) {
  const form = useZodForm(OfCase, { caseNo: '' })
  const preview = async ({ caseNo }: { caseNo: string }) => {
    if (isDirty && !(await onSave())) return
    try {
      const { id: caseId } = await call(caseEndpoints.details, { params: { id: caseNo } })
      openPdf(await requestPdf(officialFormEndpoints.fill, { params: { id }, body: { caseId } }))
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400))
        form.setError('caseNo', { message: messages.officialForms.noSuchCase })
      else toastFailure(messages.officialForms.printFailed, error)
    }
  }
  return (
    <Card title={messages.officialForms.preview} description={messages.officialForms.previewHelp}>
      <Form form={form} onSubmit={preview} className="grid gap-4">
        <TextField
          control={form.control}
          name="caseNo"
          label={messages.fields.caseNo}
          placeholder={messages.officialForms.caseNoExample}
          upper
          autoComplete="off"
        />
        <div>
          <SubmitButton control={form.control} variant="secondary">
            {isDirty ? messages.officialForms.saveAndPreview : messages.officialForms.preview}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
