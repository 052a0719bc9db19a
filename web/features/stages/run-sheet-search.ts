import { searchSchema, text } from '#web/lib/search-schema.ts'

/** The search parameters of the run-sheet: the day, today by default, and an RTO. */
export const runSheetSearch = searchSchema({ date: text, rto: text })
export type RunSheetSearch = ReturnType<typeof runSheetSearch>
