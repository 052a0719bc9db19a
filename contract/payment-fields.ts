import { z } from 'zod'
import { isRupees, MAX_PAYMENT, showRupees } from './money.ts'
import { textKey } from './texts.ts'

/** What is paid, in rupees. */
export const amount = z
  .number({ error: textKey('general.isRequired', { label: textKey('fields.amount') }) })
  .min(0, textKey('fields.negative'))
  .max(MAX_PAYMENT, textKey('fields.tooMuch', { most: showRupees(MAX_PAYMENT) }))
  .refine(isRupees, textKey('fields.tooManyDecimals'))

/**
 * The bank's reference of a transfer (UTR), normalised for comparison: upper case, without spaces and
 * hyphens. Optional.
 */
export const utr = z
  .string({ error: textKey('payments.utrInvalid') })
  .max(100, textKey('payments.utrInvalid'))
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase() || null)
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9]{6,35}$/, textKey('payments.utrInvalid'))
      .nullable(),
  )
  .nullish()
  .transform((text) => text ?? null)
