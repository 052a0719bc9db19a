import { z } from 'zod'
import { listQuery, monthOfYear, requiredInAddress } from '../fields.ts'
import { textKey } from '../texts.ts'

/** The month of a register, `?month=4&year=2026`. */
const ofMonth = {
  month: requiredInAddress(monthOfYear.month, textKey('bills.badMonth')),
  year: requiredInAddress(monthOfYear.year, textKey('bills.badYear')),
}

export const RegisterQuery = z.strictObject(ofMonth)

export const InvoiceQuery = listQuery('date', 'number', 'client', 'total').extend(ofMonth)

export const invoiceKinds = ['invoice', 'credit note'] as const

/** A tax invoice or credit note, in rupees; `id` is that of its payment, bill or adjustment. Credit notes are positive. */
export const InvoiceRow = z.object({
  id: z.uuid(),
  kind: z.enum(invoiceKinds),
  invoiceNo: z.string(),
  date: z.string(),
  client: z.string(),
  gstin: z.string().nullable(),
  state: z.string(),
  taxableValue: z.number(),
  ratePercent: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  reimbursements: z.number(),
  total: z.number(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>
