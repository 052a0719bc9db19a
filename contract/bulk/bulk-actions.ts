import type { CaseAction } from '../cases/case-actions.ts'
import type { BulkAction } from './bulk.ts'

/** The action on one case whose rule each action on many has. */
export const actionOnOne = {
  verify: 'verify',
  stage: 'moveStage',
  assign: 'assign',
  assignToOwn: 'assign',
  reject: 'reject',
} as const satisfies Record<BulkAction['action'], CaseAction>
