import { z } from 'zod'
import { AssignCase, RejectCase } from '../cases/case.ts'
import { endpoint } from '../endpoint.ts'
import { flag } from '../fields.ts'
import { MAX_BULK_CASES, MAX_BULK_PAYMENTS } from '../limits.ts'
import { staffRoles } from '../roles.ts'
import { StageChange } from '../stages/stage.ts'
import { textKey } from '../texts.ts'

/** A list of different ids, one at least. */
export const uniqueIds = (most: number, missing: string) =>
  z
    .array(z.uuid(textKey('cases.noValidId')), { error: missing })
    .min(1, missing)
    .max(most, textKey('bulk.tooMany', { most }))
    .refine((list) => new Set(list.map((id) => id.toLowerCase())).size === list.length, textKey('bulk.repeated'))

export const caseIds = uniqueIds(MAX_BULK_CASES, textKey('bulk.noCases'))

const { stage, waitingOn, waitReason, waitNote, note } = StageChange.shape

/** One action on many cases, each in a transaction of its own, with the rules of the single call. */
export const BulkAction = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('verify'), caseIds }),
    z.strictObject({
      action: z.literal('stage'),
      caseIds,
      stage,
      waitingOn,
      waitReason,
      waitNote,
      note,
      /** Leaves out files that have the stage, or a later one, already. */
      onlyForward: flag().optional(),
    }),
    z.strictObject({ action: z.literal('assign'), caseIds, clientId: AssignCase.shape.clientId }),
    /** Each to the dealer whom it names. */
    z.strictObject({ action: z.literal('assignToOwn'), caseIds }),
    z.strictObject({ action: z.literal('reject'), caseIds, ...RejectCase.shape }),
  ],
  { error: textKey('bulk.noAction') },
)

export type BulkAction = z.input<typeof BulkAction>

/** To whom chosen cases go: each to the dealer whom it names, or all to one. */
export const AssignChoice = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('own'), clientId: z.string() }),
  z.strictObject({ to: z.literal('one'), clientId: AssignCase.shape.clientId }),
])

export type AssignChoice = z.output<typeof AssignChoice>

export const PrintCases = z.strictObject({ caseIds })

export const VerifyPayments = z.strictObject({ paymentIds: uniqueIds(MAX_BULK_PAYMENTS, textKey('bulk.noPayments')) })

/** The result for one row: done, or the message of the refusal. */
export const BulkResult = z.object({ id: z.uuid(), ok: z.boolean(), message: z.string() })

export type BulkResult = z.infer<typeof BulkResult>

/** `CaseNo` is null for a case that is not there or not the caller's. */
export const BulkCaseResult = BulkResult.extend({ CaseNo: z.string().nullable() })

export type BulkCaseResult = z.infer<typeof BulkCaseResult>

/** One action on many rows at once. */
export const bulkEndpoints = {
  cases: endpoint('POST', '/case/bulk', {
    roles: staffRoles,
    summary: 'One action on many cases, each apart; what became of each, in the order sent',
    body: BulkAction,
    data: z.array(BulkCaseResult),
  }),
  print: endpoint('POST', '/case/print', {
    roles: staffRoles,
    summary: 'The reports of many cases as one PDF, each from a page of its own, in the order sent',
    body: PrintCases,
    answers: 'pdf',
    data: z.null(),
  }),
  verifyPayments: endpoint('POST', '/case/verify-payments', {
    roles: ['superadmin'],
    summary: 'Accept many payments, each apart; what became of each, in the order sent',
    body: VerifyPayments,
    data: z.array(BulkResult),
  }),
}
