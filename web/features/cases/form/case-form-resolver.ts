import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { ownerFields } from '#contract/cases/case-form.ts'
import { messages } from '#contract/messages.ts'
import { type CaseFormValues, inputsOf } from './case-form-values.ts'

/**
 * Validates a case form by a schema of the contract. The schema reports incomplete owner details with one message for
 * the group; this resolver marks the empty fields as well. The edit form leaves the check to the server (spec/2 point
 * 5).
 */
export function caseResolver(
  schema: z.ZodType,
  { partialOwners }: { partialOwners: 'refuse' | 'leave-to-server' },
): Resolver<CaseFormValues, unknown, CaseFormValues> {
  return async (values, _context, options) => {
    const errors: Record<string, FieldError> = {}
    for (const { path, message, code } of schema.safeParse(inputsOf(values)).error?.issues ?? []) {
      const name = path.join('.')
      if (name !== 'ownerDetails') errors[name] ??= { type: code, message }
      else if (partialOwners === 'refuse') Object.assign(errors, missingOwnerFields(values, message))
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<CaseFormValues>, options) }
  }
}

/** The errors of incomplete owner details: the message, and a mark on each empty field. */
export function missingOwnerFields(
  values: CaseFormValues,
  message: string = messages.cases.partialOwner,
): Record<string, FieldError> {
  const emptyFields = ownerFields.filter((name) => !values.ownerDetails[name].trim())
  return {
    'ownerDetails.root': { type: 'partial', message },
    ...Object.fromEntries(
      emptyFields.map((name) => [`ownerDetails.${name}`, { type: 'partial', message: messages.cases.missingMark }]),
    ),
  }
}
