import type { Reads } from '#web/lib/invalidate.ts'

/** All reads of cases: lists, details, history, counts. */
export const caseQueries: Reads = { below: '/case/' }
