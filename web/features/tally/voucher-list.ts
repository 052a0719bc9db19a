import { messages } from '#contract/messages.ts'
import { tallyEndpoints } from '#web/endpoints.generated.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { inAddress, listCall, serverList } from '#web/table/server-list.ts'

/** The days of vouchers. */
export type VoucherDays = Pick<DateFilter, 'fromDate' | 'toDate'>

export const voucherList = serverList({
  table: { name: 'tallyVouchers', sort: 'date', size: 20, hideNarrow: ['number'] },
  fields: ['date', 'amount'],
  call: (query, { fromDate, toDate }: VoucherDays) =>
    listCall(tallyEndpoints.vouchers, { query: { fromDate, toDate, ...inAddress(query) } }, (rows) => rows),
  failed: () => messages.tally.vouchersFailed,
})
