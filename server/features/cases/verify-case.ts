import { missingForVerify } from '#contract/cases/case-actions.ts'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { conflict } from '../../http/errors.ts'
import { changeCaseStatus } from './change-case-status.ts'
import { lockCase, requireState } from './scope.ts'

type Verify = typeof caseEndpoints.verify

/**
 * Verifies a case: `Created` or `Updated` becomes `ready` (spec/2 point 4, screens 5 and 8).
 *
 * 404 when the actor may not see the case; 409 for any other status, and while the appointment date
 * (for an employee also the application no) is missing.
 */
export async function verifyCase(tx: Tx, ctx: Context, input: Input<Verify>): Promise<EndpointData<Verify>> {
  const { actor } = ctx
  const stored = await lockCase(tx, actor, input.id)
  requireState('verify', stored)
  const lacking = missingForVerify(actor.role, {
    appointmentDate: stored.appointment_date,
    applicationNo: stored.application_no,
  })
  if (lacking) throw conflict(lacking)
  return changeCaseStatus(tx, ctx, stored, 'verify')
}
