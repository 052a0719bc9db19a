import { z } from 'zod'
import { person } from '../cases/case.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, requiredText } from '../fields.ts'
import { isRupees, MAX_PAYMENT, showRupees } from '../money.ts'
import { textKey } from '../texts.ts'

const tooMuch = textKey('fields.tooMuch', { most: showRupees(MAX_PAYMENT) })

/** Rupees, not 0; negative in the client's favour. As much as a payment may have, so that any can be taken back. */
const adjustedAmount = z
  .number({ error: textKey('general.isRequired', { label: textKey('fields.amount') }) })
  .min(-MAX_PAYMENT, tooMuch)
  .max(MAX_PAYMENT, tooMuch)
  .refine(isRupees, textKey('fields.tooManyDecimals'))
  .refine((rupees) => rupees !== 0, textKey('adjustments.notZero'))

/** The reason of an adjustment; the client reads it. */
const adjustmentReason = requiredText(textKey('cases.reasonRequired'))

const optionalId = z
  .uuid(textKey('cases.noValidId'))
  .toLowerCase()
  .nullish()
  .transform((id) => id ?? null)

/**
 * A new adjustment of a client's account. `reverses` is an adjustment, `takesBack` a verified payment by cash or UPI
 * whose money never came; each of them once.
 */
export const NewAdjustment = z
  .strictObject({
    amount: adjustedAmount,
    reason: adjustmentReason,
    caseAssignmentId: optionalId,
    reverses: optionalId,
    takesBack: optionalId,
  })
  .refine(({ reverses, takesBack }) => reverses === null || takesBack === null, {
    path: ['takesBack'],
    message: textKey('adjustments.notBoth'),
  })

/** How much of an adjustment, in rupees, a bill carries. */
const CarriedPart = z.object({ billId: z.uuid(), billMonth: z.int(), billYear: z.int(), amount: z.number() })

/**
 * An adjustment of a client's account, in rupees. `reversedBy` is the adjustment that reversed it; `bills` carry its
 * parts, and the rest goes on the client's next bill.
 */
export const Adjustment = z.object({
  id: z.uuid(),
  at: z.string(),
  by: person,
  amount: z.number(),
  reason: z.string(),
  caseAssignmentId: z.uuid().nullable(),
  caseNo: z.string().nullable(),
  vehicleNo: z.string().nullable(),
  reverses: z.uuid().nullable(),
  takesBack: z.uuid().nullable(),
  reversedBy: z.uuid().nullable(),
  bills: z.array(CarriedPart),
})

export type Adjustment = z.infer<typeof Adjustment>

/** Adjustments of clients' accounts. */
export const adjustmentEndpoints = {
  ofClient: endpoint('GET', '/client/adjustments/:id', {
    roles: ['superadmin'],
    summary: "The adjustments of a client's account, newest first",
    query: listQuery('at', 'amount'),
    ...pageOf(Adjustment),
  }),
  adjust: endpoint('POST', '/client/adjust/:id', {
    roles: ['superadmin'],
    summary: "Adjust a client's account, reverse an adjustment, or take a verified payment back",
    body: NewAdjustment,
    data: Adjustment,
    status: 201,
    message: 'adjustments.made',
  }),
}
