import { originalHolders, originalKinds } from '#contract/originals/original-values.ts'
import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { tableParameters } from '#web/table/table-search.ts'

export const heldBy = ['us', ...originalHolders] as const

/** The days for which "held for more than" asks. */
export const heldDays = [7, 15, 30] as const

export const originalsSearch = searchSchema({
  held: oneOf(heldBy),
  runner: text,
  kind: oneOf(originalKinds),
  days: oneOf(heldDays),
  overdue: oneOf([1]),
  ...tableParameters,
})
export type OriginalsSearch = ReturnType<typeof originalsSearch>
