import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#web/lib/api-error.ts'

/** Puts the server's messages per field beside the right inputs; true where there is one. */
export function setServerErrors<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const fields = Object.entries(error.fields)
  for (const [name, message] of fields) form.setError(name as FieldPath<Input>, { type: 'server', message })
  return fields.length > 0
}

/** Moves the focus to the first field of a form that is marked as wrong. */
export function focusFirstError(form: HTMLElement | null): void {
  // After the messages have been rendered.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
