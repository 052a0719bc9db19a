import { searchSchema, text } from '#web/lib/search-schema.ts'

/** The search parameter of New Case: the plate of a known vehicle, whose newest case fills the form. */
export const newCaseSearch = searchSchema({ vehicle: text })
