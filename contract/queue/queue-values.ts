import type { Role } from '../endpoint.ts'

/** The kinds of work that waits for the office, in the order of the screen. */
export const queueKinds = [
  'toVerify',
  'toAssign',
  'paymentsToCheck',
  'dealersToAccept',
  'overdueBills',
  'lateFiles',
  'expiringThisWeek',
  'rejectedToFix',
  'papersToCheck',
] as const
export type QueueKind = (typeof queueKinds)[number]

const kindsOfEmployees: readonly QueueKind[] = [
  'toVerify',
  'lateFiles',
  'expiringThisWeek',
  'rejectedToFix',
  'papersToCheck',
]

export const queueKindsOf = (role: Role): readonly QueueKind[] =>
  role === 'superadmin' ? queueKinds : kindsOfEmployees
