import type { z } from 'zod'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { ReasonField, type ReasonFieldProps } from './reason-field.tsx'
import { useZodForm } from './use-zod-form.ts'

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
