import { messages } from '#contract/messages.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { inAddress, listCall, serverList } from '#web/table/server-list.ts'
import { hiddenDecided, hiddenDecidedNarrow, hiddenPending } from './pending-columns.tsx'

export const pendingPayments = serverList({
  table: { name: 'pendingPayments', hide: hiddenPending },
  fields: ['PaymentDate', 'Amount'],
  call: (query, _: undefined) => listCall(paymentEndpoints.pending, { query: inAddress(query) }, (rows) => rows),
  failed: messages.general.fetchFailed,
})

export const decidedPayments = serverList({
  table: { name: 'decidedPayments', hide: hiddenDecided, hideNarrow: hiddenDecidedNarrow },
  fields: ['decidedAt', 'PaymentDate', 'Amount'],
  call: (query, { fromDate, toDate }: Pick<DateFilter, 'fromDate' | 'toDate'>) =>
    listCall(paymentEndpoints.decided, { body: { fromDate, toDate, ...query } }, (rows) => rows),
  failed: messages.general.fetchFailed,
})
