import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { inAddress, listCall, serverList } from '#web/table/server-list.ts'

export const pendingPayments = serverList({
  table: { name: 'pendingPayments', hide: ['Phone'] },
  fields: ['PaymentDate', 'Amount'],
  call: (query, _: undefined) => listCall(paymentEndpoints.pending, { query: inAddress(query) }, (rows) => rows),
  failed: () => t.general('fetchFailed'),
})

export const decidedPayments = serverList({
  // The firm is shown below the payer's name, and a UTR implies UPI.
  table: { name: 'decidedPayments', hide: ['Firm', 'PaymentDate', 'Phone'], hideNarrow: ['Mode', 'DecidedBy'] },
  fields: ['decidedAt', 'PaymentDate', 'Amount'],
  call: (query, { fromDate, toDate }: Pick<DateFilter, 'fromDate' | 'toDate'>) =>
    listCall(paymentEndpoints.decided, { body: { fromDate, toDate, ...query } }, (rows) => rows),
  failed: () => t.general('fetchFailed'),
})
