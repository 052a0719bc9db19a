import { z } from 'zod'
import { requiredReason } from '../fields.ts'
import { messages } from '../messages.ts'
import { CaseStatus, numberPlates, transfers } from './case-kinds.ts'

export const person = z.object({ firstName: z.string(), lastName: z.string() })
/** Who made or did something: the employee code is null for others than employees. */
export const creator = person.extend({ employeeCode: z.string().nullable() })

export const paymentStatuses = ['failed', 'paid', 'success'] as const
export const paymentModes = ['CASH', 'UPI', 'CREDIT'] as const

/** The newest payment of a case, as lists and details show it. */
export const CasePayment = z.object({
  status: z.enum(paymentStatuses),
  mode: z.enum(paymentModes),
  paymentDate: z.string(),
  Amount: z.number(),
  remark: z.string().nullable(),
})
export type CasePayment = z.infer<typeof CasePayment>

/** Who referred a case to the office. */
export const reference = z.object({ name: z.string().nullable(), contactNo: z.string().nullable() })

const nullableText = z.string().nullable()

/** One case in full; what the caller's role may not see is not in it at all. */
export const Case = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  status: CaseStatus,
  version: z.int(),
  createdAt: z.string(),
  applicationDate: z.string(),
  rejectionRemarks: nullableText,
  totalAmount: z.number().optional(),
  createdBy: creator,
  assignedTo: person.nullable(),
  payment: CasePayment.nullable(),
  generalDetail: z.object({
    firmName: z.string(),
    branchCodeId: nullableText,
    employeeCodeId: nullableText,
    incentiveAmount: z.number().nullable().optional(),
    appointmentDate: nullableText,
    applicationNo: nullableText,
    applicationDate: z.string(),
  }),
  vehicleDetail: z.object({
    vehicleNo: z.string(),
    rmaVehicleNo: nullableText,
    fromRTO: z.string(),
    toRTO: z.string(),
    chassisNo: z.string(),
    engineNo: z.string(),
  }),
  expireDetail: z.object({
    insuranceExpiry: nullableText,
    pucExpiry: nullableText,
    fitnessExpiry: nullableText,
    taxExpiry: nullableText,
    permitExpiry: nullableText,
  }),
  transactionDetail: z.object({
    to: z.enum(transfers),
    hptId: z.uuid(),
    hptName: z.string(),
    hpaId: z.uuid(),
    hpaName: z.string(),
    numberPlate: z.enum(numberPlates),
    fitness: z.boolean(),
    rrf: z.boolean(),
    rma: z.boolean(),
    alteration: z.boolean(),
    conversion: z.boolean(),
    addressChange: z.boolean(),
    drc: z.boolean(),
    remarks: nullableText,
  }),
  ownerDetails: z.object({
    sellerName: nullableText,
    sellerAadharNo: nullableText.optional(),
    sellerAddress: nullableText,
    sellerState: nullableText,
    sellerPhoneNo: nullableText,
    buyerName: nullableText,
    buyerAadharNo: nullableText.optional(),
    buyerAddress: nullableText,
    buyerState: nullableText,
    buyerPhoneNo: nullableText,
  }),
  expenseDetail: z
    .object({
      pucCharges: z.number(),
      insuranceCharges: z.number(),
      otherCharges: z.number().nullable().optional(),
      adminCharges: z.number().nullable().optional(),
      receiptAmount: z.number(),
      expenseRemarks: nullableText,
    })
    .optional(),
  referenceDetail: reference,
})
export type Case = z.infer<typeof Case>

export const RejectCase = z.strictObject({
  rejectionRemarks: requiredReason(messages.cases.reasonRequired),
})
export const AssignCase = z.strictObject({
  caseId: z.uuid({ error: messages.cases.noValidCaseId }),
  clientId: z.uuid({ error: messages.cases.clientNotAssignable }),
})
