import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { MAX_PAGE_SIZE } from '#contract/limits.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { searchSchema, usePageSearch, uuidIn } from '#web/lib/address.ts'
import type { DateFilter } from '#web/table/filter-form.tsx'
import { callAt, inAddress, listCall, serverList } from '#web/table/server-list.ts'
import type { TableState } from '#web/table/table-state.ts'
import { FIRST_PAYMENT, LAST_PAYMENT, paymentParameters } from './payment-search.ts'

const checkSearch = searchSchema(paymentParameters)

/** The payment in the address, which is checked side by side: `const [check, setCheck] = useCheck()`. */
export function useCheck() {
  const [{ check }, setSearch] = usePageSearch(checkSearch)
  const setCheck = useCallback((next: string | undefined) => setSearch({ check: next }), [setSearch])
  return [check, setCheck] as const
}

const placeSearch = searchSchema({
  ...paymentParameters,
  page: (value) => (typeof value === 'number' ? value : undefined),
})

/**
 * The queue of payments to check: the same search and order as the table, read by pages of 100. The current payment and
 * the page are in the address, so that a reload goes on where it was.
 */
export function useCheckQueue(check: string, state: TableState, onDecided?: (id: string) => void) {
  const [{ client }, setSearch] = usePageSearch(placeSearch)
  /** Payments that were decided here, until the list has reloaded. */
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const window = Math.floor((state.page * state.size) / MAX_PAGE_SIZE)
  const query = useQuery(callAt(pendingPayments, { ...state, page: window, size: MAX_PAGE_SIZE }, clientOf(client)))
  const loaded = query.data?.data ?? []
  const waiting = loaded.filter(({ id }) => !decided.has(id))
  const total = (query.data?.meta?.total ?? 0) - (loaded.length - waiting.length)
  const index = indexOf(waiting, check)
  const current = waiting[index]
  const before = window * MAX_PAGE_SIZE

  /** Replaces the address: Back leads to the list, not through all payments. */
  const goTo = (next: string, page = window) => {
    const moved = page !== window && { page: (page * MAX_PAGE_SIZE) / state.size + 1 }
    setSearch({ check: next, ...moved }, { replace: true })
  }
  // The address names the payment that is shown: another that becomes the first must not take its place.
  const nameShown = useEffectEvent((id: string) => goTo(id))
  const unnamed = current && current.id !== check && !query.isFetching ? current.id : null
  useEffect(() => {
    if (unnamed) nameShown(unnamed)
  }, [unnamed])
  const [next, previous] = [waiting[index + 1], waiting[index - 1]]
  const goNext = next
    ? () => goTo(next.id)
    : before + waiting.length < total
      ? () => goTo(FIRST_PAYMENT, window + 1)
      : undefined
  const goPrevious = previous ? () => goTo(previous.id) : window > 0 ? () => goTo(LAST_PAYMENT, window - 1) : undefined
  return {
    query,
    current,
    next,
    total,
    /** The place of the current payment, counted from 1. */
    place: before + index + 1,
    goNext,
    goPrevious,
    goFirst: () => goTo(FIRST_PAYMENT, 0),
    /** Takes a payment that is decided out of the queue and shows the next one, after the last the first of the rest. */
    leave: (payment: PendingPayment) => {
      setDecided((ids) => new Set([...ids, payment.id]))
      onDecided?.(payment.id)
      goTo(next?.id ?? FIRST_PAYMENT, next ? window : 0)
    },
  }
}

/** The place of the payment that an address names; -1 if it does not wait. */
function indexOf(waiting: readonly PendingPayment[], check: string): number {
  if (check === FIRST_PAYMENT) return waiting.length > 0 ? 0 : -1
  if (check === LAST_PAYMENT) return waiting.length - 1
  return waiting.findIndex(({ id }) => id === check)
}

interface OfClient {
  clientId?: string | undefined
}

/** The client whose payments an address asks for; anything else than an id asks for all. */
export const clientOf = (client: string | undefined): OfClient => {
  const clientId = uuidIn(client)
  return clientId ? { clientId } : {}
}

/** The order in which proofs that differ from their payments come first. */
export const BY_PROOF = 'Proof'

export const pendingPayments = serverList({
  table: { name: 'pendingPayments', hide: ['Phone'] },
  fields: ['PaymentDate', 'Amount', BY_PROOF],
  call: (query, of: OfClient | undefined) =>
    listCall(paymentEndpoints.pending, { query: inAddress({ ...query, ...of }) }, (rows) => rows),
  failed: () => t.general('fetchFailed'),
})

export const decidedPayments = serverList({
  // The firm is shown below the payer's name, and a UTR implies UPI.
  table: { name: 'decidedPayments', hide: ['Firm', 'PaymentDate', 'Phone'], hideNarrow: ['Mode', 'DecidedBy'] },
  fields: ['decidedAt', 'PaymentDate', 'Amount'],
  call: (query, { fromDate, toDate, clientId }: Pick<DateFilter, 'fromDate' | 'toDate'> & OfClient) =>
    listCall(
      paymentEndpoints.decided,
      { body: { fromDate, toDate, ...(clientId && { clientId }), ...query } },
      (rows) => rows,
    ),
  failed: () => t.general('fetchFailed'),
})
