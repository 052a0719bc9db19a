import type { Role } from '../endpoint.ts'

/** What the office writes to dealers by hand: about overdue bills, and about papers that cases lack. */
export const dealerMessageKinds = ['bills', 'papers'] as const
export type DealerMessageKind = (typeof dealerMessageKinds)[number]

export const dealerMessageKindsOf = (role: Role): readonly DealerMessageKind[] =>
  role === 'superadmin' ? dealerMessageKinds : ['papers']

/** The cases that one message names; those beyond are the next message. */
export const CASES_OF_MESSAGE = 20
