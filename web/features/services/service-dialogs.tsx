import { NewPaper, type Paper, PaperEdit, type Service, ServiceForm } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { caseReads } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** The reads that a change of the catalogue affects: its list, and the papers and stages of cases. */
export const serviceReads = [{ below: '/service/' }, caseReads] as const

interface ServiceDialogProps {
  service: Service
  onClose: () => void
}

const ofPaper = () => ({ invalidates: serviceReads, failureTitle: t.services('paperFailed') })

export function ServiceDialog({ service: { code, label, expectedDays }, onClose }: ServiceDialogProps) {
  const form = useZodForm(ServiceForm, { label, expectedDays: String(expectedDays) })
  const edit = useApiMutation(serviceEndpoints.edit, {
    invalidates: serviceReads,
    failureTitle: t.services('editFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.services('editServiceOf', { label })}
      submit={t.general('save')}
      draft={`service-${code}`}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { code }, body })}
    >
      <TextField control={form.control} name="label" label={t.services('label')} />
      <DigitsField
        control={form.control}
        name="expectedDays"
        label={t.services('expectedDays')}
        hint={t.services('lateHint')}
        maxLength={3}
      />
    </FormDialog>
  )
}

export function AddServicePaperDialog({ service: { code, label }, onClose }: ServiceDialogProps) {
  const form = useZodForm(NewPaper, { name: '', formNo: '', isRequired: true })
  const { control } = form
  const add = useKeyedMutation(serviceEndpoints.addPaper, ofPaper())
  return (
    <FormDialog
      onClose={onClose}
      title={t.services('addPaperTo', { label })}
      submit={t.services('addPaper')}
      draft={`new-paper-${code}`}
      form={form}
      onSubmit={(body) => add.mutateAsync({ params: { code }, body })}
    >
      <TextField control={control} name="name" label={t.services('paperName')} />
      <TextField control={control} name="formNo" label={t.services('formNo')} />
      <CheckboxField control={control} name="isRequired" label={t.services('isRequired')} />
    </FormDialog>
  )
}

interface PaperDialogProps {
  paper: Paper
  service: string
  onClose: () => void
}

/** A change of a paper, which also takes it out of use. */
export function EditPaperDialog({ paper, service, onClose }: PaperDialogProps) {
  const { id, name, formNo, isRequired, isActive } = paper
  const form = useZodForm(PaperEdit, { name, formNo: formNo ?? '', isRequired, isActive })
  const { control } = form
  const edit = useApiMutation(serviceEndpoints.editPaper, ofPaper())
  return (
    <FormDialog
      onClose={onClose}
      title={t.services('editPaperOf', { name, service })}
      description={t.services('offHint')}
      submit={t.general('save')}
      draft={`paper-${id}`}
      form={form}
      onSubmit={(body) => edit.mutateAsync({ params: { id }, body })}
    >
      <TextField control={control} name="name" label={t.services('paperName')} />
      <TextField control={control} name="formNo" label={t.services('formNo')} />
      <CheckboxField control={control} name="isRequired" label={t.services('isRequired')} />
      <CheckboxField control={control} name="isActive" label={t.services('isActive')} />
    </FormDialog>
  )
}
