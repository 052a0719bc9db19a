import { z } from 'zod'
import { CasePayment, CaseStatus, paymentModes } from '../cases/case.ts'
import { isRequired, messages } from '../messages.ts'
import { isRupees, MAX_RUPEES } from '../money.ts'

/** A case as a client pays for it: `id` is the assignment's (spec/2 point 3). */
export const PayableCase = z.object({
  id: z.uuid(),
  TotalAmount: z.number(),
  case: z.object({
    id: z.uuid(),
    CaseNo: z.string(),
    status: CaseStatus,
    createdAt: z.string(),
    vehicleDetail: z.object({ vehicleNo: z.string(), fromRTO: z.string(), toRTO: z.string() }),
  }),
  payment: CasePayment.nullable(),
})
export type PayableCase = z.infer<typeof PayableCase>

const assignmentIds = z
  .array(z.uuid(messages.general.badId).toLowerCase(), { error: messages.payments.noneSelected })
  .min(1, messages.payments.noneSelected)
  .max(500, 'At most 500 cases at once')
  .refine((ids) => new Set(ids).size === ids.length, 'Each case can be paid once')

export const PaymentDetails = z.strictObject({ caseAssignmentIds: assignmentIds })

/** The address an upload answered; which upload it names is judged by the server. */
export const proofUrl = z
  .string({ error: messages.payments.proofFirst })
  .trim()
  .max(1000, messages.payments.proofNotYours)
  .nullish()
  .transform((url) => url || null)

export const amount = z
  .number({ error: isRequired('Amount') })
  .min(0, 'Must not be negative')
  .max(MAX_RUPEES, 'This amount is too large')
  .refine(isRupees, 'At most two decimals')

/** A client's payment for some of its cases (contract 4.2 to 4.4). */
export const NewCasePayment = z
  .strictObject({
    caseAssignmentIds: assignmentIds,
    amount,
    mode: z.enum(paymentModes, { error: 'Choose Cash, UPI or Credit' }),
    paymentProofUrl: proofUrl,
  })
  .superRefine(({ mode, paymentProofUrl }, context) => {
    if (mode !== 'CREDIT' && !paymentProofUrl)
      context.addIssue({ code: 'custom', path: ['paymentProofUrl'], message: messages.payments.proofFirst })
    if (mode === 'CREDIT' && paymentProofUrl)
      context.addIssue({ code: 'custom', path: ['paymentProofUrl'], message: messages.payments.noProofForCredit })
  })
export type NewCasePayment = z.output<typeof NewCasePayment>

/** A payment that waits for the superadmin's decision (spec/2 point 3). */
export const PendingPayment = z.object({
  id: z.uuid(),
  paymentBy: z.object({ id: z.uuid(), name: z.string(), phoneNo: z.string() }),
  Amount: z.number(),
  Mode: z.enum(paymentModes),
  PaymentDate: z.string(),
  PaymentProofUrl: z.string().nullable(),
  Remarks: z.string().nullable(),
  caseAssignments: z.array(
    z.object({
      id: z.uuid(),
      case: z.object({
        id: z.uuid(),
        caseNo: z.string(),
        vehicleDetail: z.object({ vehicleNo: z.string() }),
      }),
    }),
  ),
})
export type PendingPayment = z.infer<typeof PendingPayment>

/** An image as it was taken in: JPEG, PNG or WebP, 10 MB (contract section 3). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why an image that is one of these kinds is refused all the same. */
export const imageMessages = {
  unreadable: 'This image is damaged and cannot be opened. Choose another one.',
  tooManyPixels: 'This image is too large: at most 40 megapixels.',
} as const
