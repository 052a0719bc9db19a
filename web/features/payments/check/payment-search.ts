import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { filterParameters, secondTableParameters, tableParameters } from '#web/table/table-search.ts'

/** The tab of the decided payments in an address; the other tab has none. */
export const DECIDED = 'decided'

/**
 * The search parameters of the page Verify Payments: tab, both tables, the days of the decided payments, and the payment
 * that is checked side by side: its id, or FIRST_PAYMENT or LAST_PAYMENT of the list; and the client whose payments are shown.
 */
export const paymentParameters = { tab: oneOf([DECIDED]), check: text, client: text }
export const paymentSearch = searchSchema({
  ...paymentParameters,
  ...tableParameters,
  ...secondTableParameters,
  ...filterParameters,
})
export type PaymentSearch = ReturnType<typeof paymentSearch>

export const FIRST_PAYMENT = 'first'
export const LAST_PAYMENT = 'last'
