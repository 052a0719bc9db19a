import { searchSchema, text } from '#web/lib/search-schema.ts'

/** The search parameters of the bills pages: the selected bill. */
export const billSearch = searchSchema({ bill: text })
export type BillSearch = ReturnType<typeof billSearch>
