import { z } from 'zod'
import { isDay } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, monthOfYear, pageOf, requiredInAddress, trimmed } from '../fields.ts'
import { GSTIN_LENGTH, hasRightCheckCharacter } from '../office/gstin.ts'
import { textKey } from '../texts.ts'

/** A text that null or an empty text clear; one that is left out stays. `faultOf` returns the message for a wrong one. */
const changed = (missing: string, max: number, faultOf: (text: string) => string | null) =>
  trimmed(missing)
    .toUpperCase()
    .max(max, missing)
    .superRefine((text, context) => {
      const message = text === '' ? null : faultOf(text)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
    .nullable()
    .transform((text) => text || null)
    .optional()

/** A GSTIN, validated by its length and check character. */
export const changedGstin = changed(textKey('gst.badGstin'), GSTIN_LENGTH, (text) => {
  if (!/^[\dA-Z]{15}$/.test(text)) return textKey('gst.badGstin')
  return hasRightCheckCharacter(text) ? null : textKey('gst.wrongCheckCharacter')
})

/** The settings of GST. From the day `from` on there are invoices while it is on. */
export const GstSettings = z.object({
  isOn: z.boolean(),
  gstin: z.string().nullable(),
  sac: z.string().nullable(),
  ratePercent: z.number(),
  from: z.string().nullable(),
})

export type GstSettings = z.infer<typeof GstSettings>

/** The settings before anything was entered; 18 % is the rate of services of agents. */
export const firstGstSettings: GstSettings = { isOn: false, gstin: null, sac: null, ratePercent: 18, from: null }

const isHundredths = (percent: number) => Math.round(percent * 100) / 100 === percent

/** Changes the settings; fields that are left out stay. */
export const EditGstSettings = z.strictObject({
  isOn: z.boolean({ error: textKey('gst.notYesOrNo') }).optional(),
  gstin: changedGstin,
  sac: changed(textKey('gst.badSac'), 6, (text) => (/^\d{4,6}$/.test(text) ? null : textKey('gst.badSac'))),
  ratePercent: z
    .number({ error: textKey('gst.badRate') })
    .min(0, textKey('gst.badRate'))
    .max(40, textKey('gst.badRate'))
    .refine(isHundredths, textKey('gst.badRate'))
    .optional(),
  from: changed(textKey('filter.badDay'), 10, (text) => (isDay(text) ? null : textKey('filter.badDay'))),
})

export type EditGstSettings = z.input<typeof EditGstSettings>

/** The number of a tax invoice, `IN/26-27/00001`; null if there is none. */
export const invoiceNo = z.string().nullable()

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

/** Tax invoices, credit notes and the register. */
export const gstEndpoints = {
  settings: endpoint('GET', '/gst/settings', {
    roles: ['superadmin'],
    summary: 'Whether there are tax invoices, and with what rate and code',
    data: GstSettings,
  }),
  editSettings: endpoint('PUT', '/gst/settings', {
    roles: ['superadmin'],
    summary: 'Change the settings of GST; fields that are left out stay',
    body: EditGstSettings,
    data: GstSettings,
    message: 'gst.saved',
  }),
  invoice: endpoint('GET', '/gst/invoice/:id', {
    roles: ['superadmin', 'client'],
    summary: 'The tax invoice of a payment or a bill, or the credit note of an adjustment',
    answers: 'pdf',
    data: z.null(),
  }),
  invoices: endpoint('GET', '/gst/invoices', {
    roles: ['superadmin'],
    summary: 'The tax invoices and credit notes of a month, newest first',
    query: InvoiceQuery,
    ...pageOf(InvoiceRow),
  }),
  register: endpoint('GET', '/gst/register', {
    roles: ['superadmin'],
    summary: 'The invoices and credit notes of a month as a workbook for the return',
    query: RegisterQuery,
    answers: 'xlsx',
    data: z.null(),
  }),
  monthlyReturn: endpoint('GET', '/gst/return', {
    roles: ['superadmin'],
    summary: 'The return GSTR-1 of a month as a file in the form of the GST offline tool V3.2.4',
    query: RegisterQuery,
    answers: 'jsonFile',
    data: z.null(),
  }),
}
