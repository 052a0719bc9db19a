import { z } from 'zod'
import { ImportHeader } from '../imports/import.ts'
import { MAX_RATES } from '../limits.ts'
import { jsonField, Mapping, tableChoices, tableFacts } from '../tables/tables.ts'
import { textKey } from '../texts.ts'

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
  pucCharges: readAmount.optional(),
  insuranceCharges: readAmount.optional(),
})
export type ReadRate = z.infer<typeof ReadRate>

/** The fields of a form beside its file: where its table is, and which column each heading means. */
export const ReadRatesFields = z.strictObject({
  ...tableChoices,
  mapping: jsonField(Mapping, textKey('imports.badMapping')).optional(),
})

/** The rows of a sheet, and their errors by row and field, as when saving: `3.toRTO`. */
export const ReadRates = z.object({
  rates: z.array(ReadRate).max(MAX_RATES),
  fields: z.record(z.string(), z.string()),
  /** The columns of the sheet, each with what it was taken for. */
  columns: z.array(ImportHeader),
  ...tableFacts,
})
export type ReadRates = z.infer<typeof ReadRates>
