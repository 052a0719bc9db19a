import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'

import { EditGstSettings, GstSettings } from './gst.ts'
import { InvoiceQuery, InvoiceRow, RegisterQuery } from './register.ts'

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
