import { searchSchema, text } from '#web/lib/search-schema.ts'

export const billSearch = searchSchema({ bill: text })
export type BillSearch = ReturnType<typeof billSearch>
