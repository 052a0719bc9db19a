import { t } from '../texts.ts'
import type { Case } from './case.ts'
import type { CaseHistoryEntry } from './case-history.ts'
import type { CaseStatus } from './case-values.ts'

/** One step of a case's life, and the instant at which the case reached it; null if unknown or not yet reached. */
export interface CaseStep {
  label: string
  state: 'done' | 'open' | 'failed'
  at: string | null
}

interface StatusStep {
  label: string
  statuses: readonly CaseStatus[]
}

/** The steps from creation to payment, with the statuses of each. */
const line = (): readonly StatusStep[] => [
  { label: t.caseSteps('created'), statuses: ['Created', 'Updated'] },
  { label: t.caseSteps('ready'), statuses: ['ready'] },
  { label: t.caseSteps('assigned'), statuses: ['assigned'] },
  { label: t.caseSteps('paid'), statuses: ['paid'] },
]
/** A rejection ends the line after `ready`, the only status that can be rejected. */
const rejectedLine = (): readonly StatusStep[] => [
  ...line().slice(0, 2),
  { label: t.report('rejected'), statuses: ['rejected'] },
]

type Dated = Pick<Case, 'status' | 'createdAt' | 'waitsSince' | 'payment'>
type Moves = readonly Pick<CaseHistoryEntry, 'at' | 'changes'>[]

/**
 * Returns the steps of a case; `history` is newest first. Without it, as for clients, only the instants of the creation
 * and of the present step are known.
 */
export function caseSteps(caseData: Dated, history: Moves | null): CaseStep[] {
  const steps = caseData.status === 'rejected' ? rejectedLine() : line()
  const current = steps.findIndex(({ statuses }) => statuses.includes(caseData.status))
  return steps.map(({ label, statuses }, index) => ({
    label,
    state: index > current ? 'open' : statuses.includes('rejected') ? 'failed' : 'done',
    at: index > current ? null : index === 0 ? caseData.createdAt : reachedAt(statuses, caseData, history),
  }))
}

function reachedAt(statuses: readonly CaseStatus[], caseData: Dated, history: Moves | null): string | null {
  const move = history?.find(({ changes }) => statuses.some((status) => changes.status?.to === status))
  if (move) return move.at
  if (!statuses.includes(caseData.status)) return null
  return caseData.waitsSince ?? caseData.payment?.paymentDate ?? null
}
