import { z } from 'zod'
import { CaseStatus } from '../cases/case-enums.ts'
import { rejectionCodes, stages, waitingOn } from '../cases/case-values.ts'
import { Role } from '../endpoint.ts'
import { paperStates } from '../papers/paper-values.ts'
import { paymentModes } from '../payment-values.ts'
import { Reminder } from '../reminders/reminder.ts'
import { PING, type WebhookEventType } from './webhook-event-types.ts'

/*
 * The data of each event: what happened to which subject. No number of a person and no text that people write to each
 * other; only a reminder has the owner with the phone.
 */

const ofCase = { CaseNo: z.string(), vehicleNo: z.string(), firmName: z.string() }
const client = z.object({ id: z.uuid(), firmName: z.string() })

const CaseData = z.object({
  id: z.uuid(),
  ...ofCase,
  status: CaseStatus,
  stage: z.enum(stages),
  waitingOn: z.enum(waitingOn),
  fromRTO: z.string(),
  toRTO: z.string(),
  totalAmount: z.number(),
  /** Why a rejected case was rejected, where a reason was chosen. */
  reasonCode: z.enum(rejectionCodes).nullable(),
  assignedTo: client.nullable(),
})

const PaperData = z.object({
  /** The id of the case. */
  id: z.uuid(),
  ...ofCase,
  paper: z.string(),
  state: z.enum(paperStates),
})

const PaymentData = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  firmName: z.string(),
  amount: z.number(),
  mode: z.enum(paymentModes),
  cases: z.array(z.object({ id: z.uuid(), CaseNo: z.string(), vehicleNo: z.string() })),
  /** The bill that is paid; null for cases. */
  bill: z.object({ id: z.uuid(), billNo: z.string() }).nullable(),
})

const BillData = z.object({
  id: z.uuid(),
  billNo: z.string(),
  billMonth: z.int(),
  billYear: z.int(),
  clientId: z.uuid(),
  firmName: z.string(),
  totalAmount: z.number(),
  dueDate: z.string(),
})

const ClientData = z.object({ id: z.uuid(), firmName: z.string(), city: z.string(), isVerified: z.boolean() })

const RequestData = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  firmName: z.string(),
  vehicleNo: z.string(),
  services: z.array(z.string()),
})

const CommentData = z.object({ id: z.uuid(), caseId: z.uuid(), ...ofCase, by: z.object({ role: Role }) })

/** `id` is that of the vehicle. */
const ReminderData = Reminder.extend({ id: z.uuid() })

export const webhookData = {
  'case.created': CaseData,
  'case.updated': CaseData,
  'case.verified': CaseData,
  'case.assigned': CaseData,
  'case.unassigned': CaseData,
  'case.rejected': CaseData,
  'case.reopened': CaseData,
  'case.paid': CaseData,
  'case.stage_changed': CaseData,
  'paper.changed': PaperData,
  'payment.waiting': PaymentData,
  'payment.verified': PaymentData,
  'payment.rejected': PaymentData,
  'bill.raised': BillData,
  'bill.paid': BillData,
  'client.signed_up': ClientData,
  'client.verified': ClientData,
  'request.created': RequestData,
  'comment.created': CommentData,
  'reminder.due': ReminderData,
  /** Its `id` is that of the webhook. */
  [PING]: z.object({ id: z.uuid() }),
} as const satisfies Record<WebhookEventType | typeof PING, z.ZodType>

export type WebhookData<T extends WebhookEventType> = z.output<(typeof webhookData)[T]>

/** Returns the body of an event, as it is posted. */
export const webhookBody = (type: keyof typeof webhookData) =>
  z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data: webhookData[type] })
