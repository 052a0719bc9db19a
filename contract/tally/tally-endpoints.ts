import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'

import { EditTallySettings, TallyDays, TallySettings, TallyVoucher, TallyVoucherQuery } from './tally.ts'

const roles = ['superadmin'] as const

/** Vouchers for Tally. */
export const tallyEndpoints = {
  settings: endpoint('GET', '/tally/settings', {
    roles,
    summary: 'The names of the company and the ledgers in Tally',
    data: TallySettings,
  }),
  editSettings: endpoint('PUT', '/tally/settings', {
    roles,
    summary: 'Change names of ledgers; those that are left out stay',
    body: EditTallySettings,
    data: TallySettings,
    message: 'tally.saved',
  }),
  vouchers: endpoint('GET', '/tally/vouchers', {
    roles,
    summary: 'The vouchers of at most 366 days, as the file has them, oldest first',
    query: TallyVoucherQuery,
    ...pageOf(TallyVoucher),
  }),
  export: endpoint('GET', '/export/tally', {
    roles,
    summary: "The ledgers and vouchers of at most 366 days as a file for TallyPrime's import of data",
    query: TallyDays,
    data: z.null(),
    answers: 'xml',
  }),
}
