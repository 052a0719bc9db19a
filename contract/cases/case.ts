import { z } from 'zod'
import { paymentModes, paymentStatuses } from '../payment-values.ts'
import { requiredReason } from '../reason.ts'
import { textKey } from '../texts.ts'
import { CaseStatus, Stage, WaitingOn } from './case-enums.ts'
import { answerGroup } from './case-schemas.ts'
import { rejectionCodes, waitReasons } from './case-values.ts'

export const person = z.object({ firstName: z.string(), lastName: z.string() })
/** The person who created or did something; the employee code is null for others than employees. */
export const creator = person.extend({ employeeCode: z.string().nullable() })
/** The newest payment of a case, in lists and details. */
export const CasePayment = z.object({
  status: z.enum(paymentStatuses),
  mode: z.enum(paymentModes),
  paymentDate: z.string(),
  Amount: z.number(),
  remark: z.string().nullable(),
  /** The bank's reference; null but for UPI. */
  utr: z.string().nullable(),
})
export type CasePayment = z.infer<typeof CasePayment>

/** The person who referred the case to the office. */
export const reference = answerGroup('referenceDetail')

/**
 * Where the file of a case is, for whom it waits, and since when it is there. What the dealer is to do is null unless the
 * file waits for the dealer.
 */
export const stageOfCase = {
  stage: Stage,
  waitingOn: WaitingOn,
  stageSince: z.string(),
  waitReason: z.enum(waitReasons).nullable(),
  waitNote: z.string().nullable(),
}

/** The IST days at the RTO within which half of such files were approved, and 9 of 10. */
export const UsualDays = z.object({ half: z.int(), most: z.int() })
export type UsualDays = z.infer<typeof UsualDays>

/**
 * Why a case was rejected; null for others, the code also where none was given. A closed one needs no more
 * work.
 */
export const rejection = {
  rejectionRemarks: z.string().nullable(),
  reasonCode: z.enum(rejectionCodes).nullable(),
  closedAt: z.string().nullable(),
}

/** The receipt and fee of the RTO, and the receiver of the file; the fee in rupees. Null where nothing is entered. */
export const handedIn = z.object({
  receiptNo: z.string().nullable(),
  feePaid: z.number().nullable(),
  handedTo: z.string().nullable(),
})

/** One case in full; fields that the caller's role may not see are left out. */
export const Case = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  status: CaseStatus,
  version: z.int(),
  createdAt: z.string(),
  /** The instant since which the case has its present status; null for a paid case, which waits for nothing. */
  waitsSince: z.string().nullable(),
  ...stageOfCase,
  /** For staff only. */
  ...handedIn.partial().shape,
  /** For a client only; null for a way that too few files have gone. */
  usualDays: UsualDays.nullable().optional(),
  applicationDate: z.string(),
  ...rejection,
  totalAmount: z.number().optional(),
  createdBy: creator,
  /** The client whose firm this was when the name was set; only for a superadmin, who assigns. */
  dealerId: z.uuid().nullable().optional(),
  assignedTo: person.nullable(),
  /** The phone of the assigned dealer, until then of the firm's; for staff only. */
  dealerPhone: z.string().nullable().optional(),
  payment: CasePayment.nullable(),
  generalDetail: answerGroup('generalDetail'),
  vehicleDetail: answerGroup('vehicleDetail'),
  expireDetail: answerGroup('expireDetail'),
  transactionDetail: answerGroup('transactionDetail'),
  ownerDetails: answerGroup('ownerDetails'),
  expenseDetail: answerGroup('expenseDetail').optional(),
  referenceDetail: reference,
})
export type Case = z.infer<typeof Case>

export const RejectCase = z.strictObject({
  rejectionRemarks: requiredReason(textKey('cases.reasonRequired')),
  reasonCode: z.enum(rejectionCodes).optional(),
})

/** The form of a rejection, whose kind of reason may be left open. */
export const RejectForm = RejectCase.extend({
  reasonCode: z.union([z.literal('').transform(() => undefined), RejectCase.shape.reasonCode]),
})

/** Why a rejected case is sent again; the history keeps the note. */
export const ReopenCase = z.strictObject({ note: requiredReason(textKey('papers.noteRequired')) })
/** Why a rejected case needs no more work; the history keeps the reason. */
export const CloseCase = z.strictObject({ reason: requiredReason(textKey('cases.reasonRequired')) })
/** The reason for taking a case back from its client; the history keeps it. */
export const UnassignCase = z.strictObject({ reason: requiredReason(textKey('cases.reasonRequired')) })
export const AssignCase = z.strictObject({
  caseId: z.uuid({ error: textKey('cases.noValidCaseId') }),
  clientId: z.uuid({ error: textKey('cases.clientNotAssignable') }),
})
