import type { z } from 'zod'
import { messages } from '#contract/messages.ts'
import { badRequest, type FieldErrors } from './errors.ts'

/** Validates input by its schema. Throws 400 with a message for each field. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { error: (issue) => describeIssue(issue) })
  if (result.success) return result.data
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) {
    const at = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...at, key].join('.')] ??= messages.fields.notKnown
      continue
    }
    fields[at.join('.')] ??= issue.message
  }
  throw badRequest(Object.keys(fields).length > 0 ? fields : { '': messages.general.badInput })
}

/** The message for a value of a wrong type, which no form sends and no message of the contract covers. */
const describeIssue = ({ code, values }: { code?: string; values?: unknown[] }) =>
  code === 'invalid_value' && values
    ? messages.fields.chooseOneOf(values.slice(0, 20).join(', '))
    : messages.fields.badValue
