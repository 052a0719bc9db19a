import { type Mark, type OfficialForm, OfficialFormParts } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { saveForm, useDraft } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

const Marks = OfficialFormParts.pick({ marks: true })

/** The marks of a form while they are edited; a draft keeps those that are not saved yet. */
export function useMarksForm(officialForm: OfficialForm) {
  const form = useZodForm(Marks, { marks: officialForm.marks })
  const draft = useDraft(form, `marks:${officialForm.id}`)
  const marks = form.watch('marks') as readonly Mark[]
  const { isDirty, errors } = form.formState
  const setMarks = (next: readonly Mark[]) =>
    form.setValue('marks', [...next], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const edit = useApiMutation(officialFormEndpoints.edit, {
    invalidates: [officialFormEndpoints.all],
    failureTitle: t.officialForms('editFailed'),
    success: t.officialForms('marksSaved'),
  })
  const save = (body: { marks: Mark[] }) =>
    saveForm(
      form,
      async () => {
        const saved = await edit.mutateAsync({ params: { id: officialForm.id }, body })
        return { marks: saved.marks }
      },
      draft,
    )
  return { form, draft, marks, setMarks, isDirty, errors: errors.marks, save, isSaving: edit.isPending }
}

export type MarksForm = ReturnType<typeof useMarksForm>
