import { searchSchema, text } from '#web/lib/address.ts'

export const billSearch = searchSchema({ bill: text })
export type BillSearch = ReturnType<typeof billSearch>
