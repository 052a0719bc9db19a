import { searchSchema, text } from '#web/lib/search-schema.ts'

/** What the address says of bills: the one that is shown. */
export const billSearch = searchSchema({ bill: text })
export type BillSearch = ReturnType<typeof billSearch>
