import { officeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { searchSchema, text } from '#web/lib/address.ts'
import { apiQuery } from '#web/lib/query.ts'
import { filterParameters, tableParameters } from '#web/table/table-search.ts'

export const officeProfile = () => apiQuery(officeEndpoints.profile, {})

/** The UPI id that clients pay to; empty while none is set. */
export const upiId = () => apiQuery(referenceEndpoints.getUpi, {})

/** What the server writes into the page about the office; empty where not set. */
export const support = { phone: written('support-phone'), email: written('support-email') }

export const brand = { name: written('office-name'), logo: written('office-logo') }

function written(name: string): string {
  // The tests that visit every page read their table outside of a browser.
  if (typeof document === 'undefined') return ''
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  // The development server leaves the placeholder unreplaced.
  return text.startsWith('__') ? '' : text
}

/** The value of the tab of bank statements, in an address. */
export const BANK_TAB = 'bank'

/** The search parameters of the accounts: the tab, its month, `2026-10`, or its days, its table, and what the margin is by. */
export const accountsSearch = searchSchema({
  tab: text,
  month: text,
  by: text,
  ...filterParameters,
  ...tableParameters,
})
