import { gstEndpoints as calls } from '#contract/gst/gst.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { editGstSettings, getGstSettings } from '../office/gst-settings.ts'
import { listInvoices } from './list-invoices.ts'
import { printInvoice } from './print-invoice.ts'

export const gstRoutes: Route[] = [
  query(calls.settings, getGstSettings),
  command(calls.editSettings, editGstSettings),
  handler(calls.invoice, printInvoice),
  query(calls.invoices, listInvoices),
]
