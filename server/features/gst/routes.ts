import { gstEndpoints as calls } from '#contract/gst/gst-endpoints.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { listInvoices } from './list-invoices.ts'
import { printInvoice } from './print-invoice.ts'
import { downloadRegister } from './register.ts'
import { editGstSettings, getGstSettings } from './settings.ts'

export const gstRoutes: Route[] = [
  query(calls.settings, getGstSettings),
  command(calls.editSettings, editGstSettings),
  handler(calls.invoice, printInvoice),
  query(calls.invoices, listInvoices),
  handler(calls.register, downloadRegister),
]
