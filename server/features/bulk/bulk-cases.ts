import type { BulkCaseResult, BulkResult } from '#contract/bulk/bulk.ts'
import type { bulkEndpoints } from '#contract/bulk/bulk-endpoints.ts'
import { caseRules } from '#contract/cases/case-actions.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../http/errors.ts'
import { assignCase } from '../cases/assign-case.ts'
import { rejectCase, verifyCase } from '../cases/change-case-status.ts'
import { visibleCases } from '../cases/scope.ts'
import { verifyPayment } from '../payments/decide-payment.ts'
import { changeStage } from '../stages/change-stage.ts'
import { eachApart } from './each-apart.ts'

type Asked = Input<typeof bulkEndpoints.cases>

/**
 * Takes one action on many cases; each is checked, changed and recorded as by the single call (contract-trade section 8).
 * 403 for an action that the role does not have.
 */
export async function bulkCases(deps: Deps, request: Context & { input: Asked }): Promise<BulkCaseResult[]> {
  const { actor, input } = request
  const { caseIds, action } = input
  const roles: readonly string[] = caseRules[action === 'stage' ? 'moveStage' : action].roles
  if (!roles.includes(actor.role)) throw forbidden()
  const results = await eachApart(deps, request, caseIds, actionOn(request, input))
  const visible = await visibleCases(deps.database.db, actor)
    .select(['cases.id', 'cases.case_no'])
    .where('cases.id', 'in', caseIds)
    .execute()
  const caseNos = new Map(visible.map(({ id, case_no }) => [id, case_no]))
  return results.map((result) => ({ ...result, CaseNo: caseNos.get(result.id.toLowerCase()) ?? null }))
}

function actionOn(ctx: Context, input: Asked): { run: (tx: Tx, id: string) => Promise<unknown>; done: string } {
  switch (input.action) {
    case 'verify':
      return { run: (tx, id) => verifyCase(tx, ctx, { id }), done: caseEndpoints.verify.message }
    case 'stage': {
      const { stage, waitingOn, note } = input
      const run = (tx: Tx, caseId: string) => changeStage(tx, ctx, { caseId, stage, waitingOn, note })
      return { run, done: stageEndpoints.change.message }
    }
    case 'assign': {
      const { clientId } = input
      return { run: (tx, caseId) => assignCase(tx, ctx, { caseId, clientId }), done: caseEndpoints.assign.message }
    }
    case 'reject': {
      const { rejectionRemarks, reasonCode } = input
      const run = (tx: Tx, id: string) => rejectCase(tx, ctx, { id, rejectionRemarks, reasonCode })
      return { run, done: caseEndpoints.reject.message }
    }
  }
}

/** Verifies many payments, of cases and of bills, each as by the single call (contract-trade section 8). */
export const verifyPayments = (
  deps: Deps,
  request: Context & { input: Input<typeof bulkEndpoints.verifyPayments> },
): Promise<BulkResult[]> =>
  eachApart(deps, request, request.input.paymentIds, {
    run: (tx, id) => verifyPayment(tx, request, { id }),
    done: paymentEndpoints.verifyPayment.message,
  })
