import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/lib/api-error.ts'

/** Shows the server's errors at their fields; returns whether it showed one. */
export function setServerErrors<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const fields = Object.entries(error.fields)
  for (const [name, message] of fields) form.setError(name as FieldPath<Input>, { type: 'server', message })
  return fields.length > 0
}

/** Focuses the first invalid field of a form. */
export function focusFirstError(form: HTMLElement | null): void {
  // After the errors were rendered.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
