import { cashKinds } from '#contract/cash/cash-values.ts'
import { oneOf, searchSchema, text } from '#web/lib/address.ts'
import { tableParameters } from '#web/table/table-search.ts'

/** The superadmin chooses a runner, or looks at the charges. */
export const cashSearch = searchSchema({
  tab: oneOf(['charges']),
  runner: text,
  kind: oneOf(cashKinds),
  differ: oneOf([1]),
  ...tableParameters,
})
export type CashSearch = ReturnType<typeof cashSearch>
