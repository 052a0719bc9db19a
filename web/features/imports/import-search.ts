import { searchSchema, text } from '#web/lib/address.ts'

/** The import that the page shows. */
export const importSearch = searchSchema({ import: text })
