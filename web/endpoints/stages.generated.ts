// Generated from the contract by `npm run gen`; do not edit.
import type { stageEndpoints as DeclaredStageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const stageEndpoints: ClientEndpoints<typeof DeclaredStageEndpoints> = {
  change: { method: 'PATCH', path: '/case/stage/:caseId' },
  ofCase: { method: 'GET', path: '/case/stage/:caseId' },
  list: { method: 'POST', path: '/case/stages' },
  counts: { method: 'GET', path: '/case/stage-counts' },
  late: { method: 'GET', path: '/case/late-files' },
  reached: { method: 'GET', path: '/case/reached-stages/:caseId' },
  runSheet: { method: 'GET', path: '/case/run-sheet' },
  counterSheet: { method: 'GET', path: '/case/counter-sheet' },
}
