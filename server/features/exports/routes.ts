import { exportEndpoints as calls } from '#contract/exports/export.ts'
import { gstEndpoints } from '#contract/gst/gst.ts'
import { handler, type Route } from '../../http/route.ts'
import { exportChosen, exportList } from './export-list.ts'
import { downloadRegister } from './gst-register.ts'
import { downloadGstr1 } from './gstr1.ts'

export const exportRoutes: Route[] = [
  handler(calls.verified, exportList('verified')),
  handler(calls.unverified, exportList('unverified')),
  handler(calls.rejected, exportList('rejected')),
  handler(calls.stages, exportList('stages')),
  handler(calls.vehicles, exportList('vehicles')),
  handler(calls.reminders, exportList('reminders')),
  handler(calls.payments, exportList('payments')),
  handler(calls.clients, exportList('clients')),
  handler(calls.chosen, exportChosen),
  handler(gstEndpoints.register, downloadRegister),
  handler(gstEndpoints.monthlyReturn, downloadGstr1),
]
