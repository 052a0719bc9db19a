import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from './use-draft.ts'

/**
 * Saves a form and then shows the values that `save` returns, as they are stored, without a draft. What is typed while
 * the save is pending belongs to the next one: then the input stays as it is, with its draft.
 */
export async function saveForm<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  save: () => Promise<Input>,
  draft?: Draft,
): Promise<void> {
  const sent = JSON.stringify(form.getValues())
  const saved = await save()
  if (JSON.stringify(form.getValues()) !== sent) return
  form.reset(saved)
  draft?.clear()
}
