import { searchSchema, text } from '#web/lib/search-schema.ts'

/** The import that the page shows. */
export const importSearch = searchSchema({ import: text })
