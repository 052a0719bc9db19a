import { z } from 'zod'
import { MAX_RATES } from '../limits.ts'

/** An amount, or what the sheet has in its place; null for an empty cell. */
const readAmount = z.union([z.number(), z.string()]).nullable()

/**
 * A row of a sheet as the card would hold it. What the office does not have stays as the sheet writes it, and saving the
 * card refuses it at its row.
 */
export const ReadRate = z.object({
  service: z.string(),
  toRTO: z.string().nullable(),
  clientId: z.string().nullable(),
  receiptAmount: readAmount,
  otherCharges: readAmount,
  adminCharges: readAmount,
})
export type ReadRate = z.infer<typeof ReadRate>

/** The rows of a sheet, and their errors by row and field, as when saving: `3.toRTO`. */
export const ReadRates = z.object({
  rates: z.array(ReadRate).max(MAX_RATES),
  fields: z.record(z.string(), z.string()),
})
export type ReadRates = z.infer<typeof ReadRates>
