import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import { type BulkCaseResult, type BulkResult, bulkEndpoints as calls } from '#contract/bulk/bulk.ts'
import { actionOnOne } from '#contract/bulk/bulk-actions.ts'
import type { Case } from '#contract/cases/case.ts'
import { caseRules } from '#contract/cases/case-actions.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { languageInForce, t, textKey, textOf } from '#contract/texts.ts'
import type { JoinTask } from '../../adapters/pdfs.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Tx } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { toHttpError } from '../../http/error-map.ts'
import { forbidden, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { handler, type Route, type StreamAnswer } from '../../http/route.ts'
import { assignCase, assignToOwnDealer } from '../cases/assign-case.ts'
import { rejectCase, verifyCase } from '../cases/change-case-status.ts'
import { getCaseDetails } from '../cases/get-case.ts'
import { visibleCases } from '../cases/scope.ts'
import { answerOf, writtenPdf } from '../files/pdf-answer.ts'
import { readReportOffice } from '../office/office-profile.ts'
import { verifyPayment } from '../payments/decide-payment.ts'
import { changeStage, moveForward } from '../stages/change-stage.ts'

/**
 * Runs a command for each of some ids, one after the other, each in a transaction of its own, so that other writers
 * wait for one of them at most. A refusal is the result of its id, and so is a fault, which is logged: earlier changes
 * stay, and the caller gets the result of each.
 */
export async function runForEach(
  { database }: Deps,
  { log }: Pick<Context, 'log'>,
  ids: readonly string[],
  { run, done }: { run: (tx: Tx, id: string) => Promise<unknown>; done: string },
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (const id of ids) {
    try {
      await inTransaction(database.db, (tx) => run(tx, id))
      results.push({ id, ok: true, message: textOf(done) })
    } catch (error) {
      if (!(error instanceof HttpError)) log.error({ err: error }, 'one of many failed')
      const refusal = toHttpError(error as Error & { code: string })
      results.push({ id, ok: false, message: refusal ? textOf(refusal.message) : t.general('wrong') })
    }
  }
  return results
}

type Asked = Input<typeof calls.cases>

/**
 * Takes one action on many cases; each is checked, changed and recorded as by the single call. 403 for an action that
 * the role does not have.
 */
async function bulkCases(deps: Deps, request: Context & { input: Asked }): Promise<BulkCaseResult[]> {
  const { actor, input } = request
  const { caseIds, action } = input
  const roles: readonly string[] = caseRules[actionOnOne[action]].roles
  if (!roles.includes(actor.role)) throw forbidden()
  const results = await runForEach(deps, request, caseIds, actionOn(request, input))
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
      const { action: _, caseIds: __, onlyForward = false, ...change } = input
      const move = onlyForward ? moveForward : changeStage
      const run = (tx: Tx, caseId: string) => move(tx, ctx, { caseId, ...change })
      return { run, done: stageEndpoints.change.message }
    }
    case 'assign': {
      const { clientId } = input
      return { run: (tx, caseId) => assignCase(tx, ctx, { caseId, clientId }), done: caseEndpoints.assign.message }
    }
    case 'assignToOwn':
      return { run: (tx, caseId) => assignToOwnDealer(tx, ctx, caseId), done: caseEndpoints.assign.message }
    case 'reject': {
      const { rejectionRemarks, reasonCode } = input
      const run = (tx: Tx, id: string) => rejectCase(tx, ctx, { id, rejectionRemarks, reasonCode })
      return { run, done: caseEndpoints.reject.message }
    }
  }
}

/** Verifies many payments, of cases and of bills, each as by the single call. */
const verifyPayments = (
  deps: Deps,
  request: Context & { input: Input<typeof calls.verifyPayments> },
): Promise<BulkResult[]> =>
  runForEach(deps, request, request.input.paymentIds, {
    run: (tx, id) => verifyPayment(tx, request, { id }),
    done: paymentEndpoints.verifyPayment.message,
  })

/** How many reports are written without a pause, with one set of fonts; between batches other requests get their turn. */
const AT_ONCE = 20

/**
 * Prints many cases as one PDF, each as its own report. 404 for one that the actor may not see, 413 for more than
 * `MAX_BUNDLE_BYTES` together, which a large logo can make of many.
 */
async function printCases(deps: Deps, request: RequestContext<typeof calls.print>): Promise<StreamAnswer> {
  const { actor, input, caller, now } = request
  const cases: Case[] = []
  for (const id of input.caseIds) cases.push(await getCaseDetails(deps.database.db, request, { id }))
  const office = await readReportOffice(deps, request)
  const title = t.bulk('printName', { count: cases.length })
  return writtenPdf(deps, title, async (folder) => {
    const about = { folder, title, language: languageInForce() }
    const files: JoinTask['files'][number][] = []
    let bytes = 0
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      const target = `cases-${from}`
      const batch = cases.slice(from, from + AT_ONCE)
      const task = async () => ({ ...about, role: actor.role, office, now, cases: batch, target })
      bytes += answerOf(await deps.pdfs.writeCases(task, caller)).bytes
      if (bytes > MAX_BUNDLE_BYTES)
        throw new HttpError(413, textKey('bulk.printTooLarge', { megabytes: MAX_BUNDLE_BYTES / 1024 / 1024 }))
      files.push({ kind: 'pdf', name: target })
    }
    const [first] = files
    if (first && files.length === 1) return { written: first.name }
    return deps.pdfs.join(async () => ({ ...about, files, target: 'cases' }), caller)
  })
}

export const bulkRoutes: Route[] = [
  handler(calls.cases, bulkCases),
  handler(calls.print, printCases),
  handler(calls.verifyPayments, verifyPayments),
]
