import { tallyEndpoints as calls } from '#contract/tally/tally.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { exportVouchers } from './export-vouchers.ts'
import { editTallySettings, getTallySettings } from './settings.ts'
import { listVouchers } from './vouchers.ts'

export const tallyRoutes: Route[] = [
  query(calls.settings, getTallySettings),
  command(calls.editSettings, editTallySettings),
  query(calls.vouchers, listVouchers),
  handler(calls.export, exportVouchers),
]
