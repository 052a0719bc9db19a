import { type ReactNode, useId } from 'react'
import { type FieldErrors, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import type { z } from 'zod'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DiscardDraft, useTabDraft } from './draft.tsx'
import { Form, SubmitButton, useZodForm } from './form.tsx'
import { ReasonField, type ReasonFieldProps } from './text-field.tsx'

export interface FormDialogProps<Input extends FieldValues, Context, Output> {
  onClose: () => void
  title: string
  description?: ReactNode
  /** The label of the submit button; the title by default. */
  submit?: string
  /**
   * The name under which this tab keeps what is typed, with the id of its subject; null for secrets and where nothing is
   * typed. Only Cancel, Discard and success end it.
   */
  draft: string | null
  form: UseFormReturn<Input, Context, Output>
  /** Called with valid values; the dialog closes after it succeeds, and stays open with the input after a failure. */
  onSubmit: (values: Output) => unknown
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined
  size?: 'sm' | 'md' | 'lg'
  /** For destructive actions. */
  danger?: boolean
  children: ReactNode
}

/**
 * A small create or edit dialog. Render it only while it is open, and make the form in the same component, so that each
 * opening starts with new state.
 */
export function FormDialog<Input extends FieldValues, Context, Output>(props: FormDialogProps<Input, Context, Output>) {
  const { onClose, title, description, submit = title, form, onSubmit, onInvalid, size, danger, children } = props
  const draft = useTabDraft(form, props.draft)
  const formId = useId()
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const close = () => {
    if (!isSubmitting) onClose()
  }
  const cancel = () => {
    if (isSubmitting) return
    draft.clear()
    onClose()
  }
  return (
    <Dialog
      onClose={close}
      title={title}
      description={description}
      size={size}
      hasInput={isDirty}
      footer={
        <>
          <Button onClick={cancel}>{t.session('cancel')}</Button>
          <SubmitButton control={form.control} form={formId} variant={danger ? 'danger' : 'primary'}>
            {submit}
          </SubmitButton>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onInvalid={onInvalid}
        className="grid gap-4"
        onSubmit={async (values) => {
          await onSubmit(values)
          draft.clear()
          onClose()
        }}
      >
        <DiscardDraft draft={draft} />
        {children}
      </Form>
    </Dialog>
  )
}

interface Reason {
  reason: string
}

type ReasonDialogProps = Omit<FormDialogProps<Reason, unknown, Reason>, 'form' | 'children'> &
  Pick<ReasonFieldProps<Reason, unknown, Reason>, 'hint' | 'placeholder'> & {
    schema: z.ZodType<Reason, Reason>
  }

/** A dialog that asks for a reason and nothing else. */
export function ReasonDialog({ schema, hint, placeholder, ...dialog }: ReasonDialogProps) {
  const form = useZodForm(schema, { reason: '' })
  return (
    <FormDialog {...dialog} form={form}>
      <ReasonField control={form.control} name="reason" hint={hint} placeholder={placeholder} />
    </FormDialog>
  )
}
