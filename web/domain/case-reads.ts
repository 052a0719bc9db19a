import type { Reads } from '#web/lib/invalidate.ts'

/** All reads of cases: lists, details, papers, history, counts. */
export const caseReads: Reads = { below: '/case/' }

/** What new or changed expiry dates make outdated: cases, vehicles, and the reminders that are due. */
export const expiryReads: readonly Reads[] = [caseReads, { below: '/vehicle/' }, { below: '/reminder/' }]
