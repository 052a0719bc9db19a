import type { EditEmployee } from '#contract/employees/employee.ts'
import { MAX_NAME, PHONE_DIGITS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'

/* The fields that the dialogs for a new and for a stored employee share. */

interface NameField {
  name: keyof EditEmployee
  label: string
  required: true
  maxLength: number
}

export const nameFields: readonly NameField[] = [
  { name: 'firstname', label: messages.fields.firstName, required: true, maxLength: MAX_NAME },
  { name: 'lastname', label: messages.fields.lastName, required: true, maxLength: MAX_NAME },
]

export const phoneField = {
  name: 'phone',
  label: messages.fields.phone,
  required: true,
  maxLength: PHONE_DIGITS,
  autoComplete: 'off',
} as const
