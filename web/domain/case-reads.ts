import type { Reads } from '#web/lib/invalidate.ts'

/** All reads of cases: lists, details, papers, history, counts. */
export const caseReads: Reads = { below: '/case/' }
