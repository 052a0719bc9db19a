import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/lib/api-error.ts'

export function setServerErrors<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return
  for (const [name, message] of Object.entries(error.fields))
    form.setError(name as FieldPath<Input>, { type: 'server', message })
}

/** Focuses the first invalid field of a form, in the order of the page. */
export function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  // A field that has the focus already may be scrolled out of view.
  field?.scrollIntoView({ block: 'nearest' })
}
