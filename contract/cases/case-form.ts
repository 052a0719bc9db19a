import { z } from 'zod'
import {
  AADHAAR_MESSAGE,
  aadhaar,
  aadhaarOrMasked,
  LONG,
  optionalDay,
  optionalPhone,
  optionalRupees,
  optionalText,
  optionalUpper,
  phone,
  requiredDay,
  requiredRupees,
  requiredText,
  requiredUpper,
} from '../fields.ts'
import { messages } from '../messages.ts'
import { caseTotal, MAX_CASE_TOTAL, showRupees } from '../money.ts'
import { state } from '../reference/states.ts'
import { asItStands, severalLines } from '../text.ts'
import { numberPlates, transfers } from './case-kinds.ts'

const PHONE = 'Phone No must be a valid 10-digit'
const EXPIRY = 'Parameter is required.'
const STATE = 'Choose a state from the list'
const NUMERIC = 'Only numeric values are allowed'

/** A text that one of the office's lists holds. */
const chosen = (missing: string) => requiredText(missing, 200, asItStands)

const generalDetail = z.strictObject({
  firmName: chosen('Firm Name is required'),
  branchCodeId: optionalText(20),
  employeeCodeId: optionalText(20),
  incentiveAmount: optionalRupees(NUMERIC),
  appointmentDate: optionalDay(),
  applicationNo: optionalText(50),
  applicationDate: optionalDay(),
})

const vehicleDetail = z.strictObject({
  vehicleNo: requiredUpper('Vehicle No. is required', 20),
  rmaVehicleNo: optionalUpper(20),
  fromRTO: chosen('From RTO is required'),
  toRTO: chosen('To RTO is required'),
  chassisNo: requiredUpper('Chassis No is required', 30),
  engineNo: requiredUpper('Engine No is required', 30),
})

const expireDetail = z.strictObject({
  insuranceExpiry: requiredDay(EXPIRY),
  pucExpiry: requiredDay(EXPIRY),
  fitnessExpiry: requiredDay(EXPIRY),
  taxExpiry: requiredDay(EXPIRY),
  permitExpiry: optionalDay(),
})

const service = z.boolean({ error: 'Choose yes or no' }).default(false)

const transactionDetail = z.strictObject({
  to: z.enum(transfers, { error: messages.general.isRequired('TO') }),
  hptId: z.uuid({ error: messages.general.isRequired('HPT') }),
  hpaId: z.uuid({ error: messages.general.isRequired('HPA') }),
  numberPlate: z.enum(numberPlates, { error: messages.general.isRequired('Number Plate') }),
  fitness: service,
  rrf: service,
  rma: service,
  alteration: service,
  conversion: service,
  addressChange: service,
  drc: service,
  remarks: optionalUpper(LONG, severalLines),
})

const expenseDetail = z
  .strictObject({
    pucCharges: requiredRupees(messages.general.isRequiredStop('PUC Charges')),
    insuranceCharges: requiredRupees(messages.general.isRequiredStop('Insurance Charges')),
    otherCharges: optionalRupees(),
    adminCharges: optionalRupees(),
    receiptAmount: requiredRupees(messages.general.isRequiredStop('Receipt Amount')),
    expenseRemarks: optionalText(LONG, severalLines),
  })
  .refine((expense) => caseTotal(expense) <= MAX_CASE_TOTAL, {
    path: ['receiptAmount'],
    message: messages.cases.totalTooLarge(showRupees(MAX_CASE_TOTAL)),
  })

const referenceDetail = z.strictObject({
  name: optionalText(100),
  contactNo: optionalPhone(PHONE),
})

/** The ten owner fields, in the order of the form. */
export const ownerFields = [
  'sellerName',
  'sellerAadharNo',
  'sellerAddress',
  'sellerState',
  'sellerPhoneNo',
  'buyerName',
  'buyerAadharNo',
  'buyerAddress',
  'buyerState',
  'buyerPhoneNo',
] as const

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

/** What is told of an owner field that is no text at all. */
function notText(name: (typeof ownerFields)[number]): string {
  if (name.endsWith('AadharNo')) return AADHAAR_MESSAGE
  return name.endsWith('PhoneNo') ? PHONE : 'Enter a text'
}

/** Both owners in full, or neither: anything between is refused in one sentence (spec/2 point 5). */
const ownersWith = (aadhaarNo: () => ReturnType<typeof aadhaar>) => {
  const full = z.strictObject({
    sellerName: requiredUpper(messages.cases.partialOwner, 100),
    sellerAadharNo: aadhaarNo(),
    sellerAddress: requiredUpper(messages.cases.partialOwner, 500, severalLines),
    sellerState: state(STATE),
    sellerPhoneNo: phone(messages.cases.partialOwner, PHONE),
    buyerName: requiredUpper(messages.cases.partialOwner, 100),
    buyerAadharNo: aadhaarNo(),
    buyerAddress: requiredUpper(messages.cases.partialOwner, 500, severalLines),
    buyerState: state(STATE),
    buyerPhoneNo: phone(messages.cases.partialOwner, PHONE),
  })
  const loose = z.strictObject(
    Object.fromEntries(
      ownerFields.map((name) => [
        name,
        z
          .string({ error: notText(name) })
          .max(500, 'At most 500 characters')
          .nullish(),
      ]),
    ),
  )
  return loose.default({}).transform((given, context): z.output<typeof full> | null => {
    if (ownerFields.every((name) => isBlank(given[name]))) return null
    if (ownerFields.some((name) => isBlank(given[name])))
      context.addIssue({ code: 'custom', message: messages.cases.partialOwner, path: [] })
    // What is typed is judged all the same, so that a wrong digit is told beside its own field.
    const judged = full.safeParse(given)
    const wrong = judged.error?.issues.filter((issue) => !isBlank(given[issue.path[0] as string])) ?? []
    for (const { message, path } of wrong) context.addIssue({ code: 'custom', message, path: [...path] })
    return judged.data ?? null
  })
}

/** A group that was left out is judged as an empty one, so that each missing field is named. */
const orEmpty = <S extends z.ZodType>(group: S) => group.prefault({} as z.input<S>)

/** A new case: the seven groups of the form (spec/2 points 3 and 5). Amounts in rupees. */
export const NewCase = z.strictObject({
  generalDetail: orEmpty(generalDetail),
  vehicleDetail: orEmpty(vehicleDetail),
  expireDetail: orEmpty(expireDetail),
  transactionDetail: orEmpty(transactionDetail),
  ownerDetails: ownersWith(aadhaar),
  expenseDetail: orEmpty(expenseDetail),
  referenceDetail: referenceDetail.default({ name: null, contactNo: null }),
})
export type NewCase = z.output<typeof NewCase>
export type NewCaseInput = z.input<typeof NewCase>

/** An edit sends the same groups; an Aadhaar number may come back masked and then stays as it was. */
export const CaseEdit = NewCase.extend({
  ownerDetails: ownersWith(aadhaarOrMasked),
  version: z.int().min(1).optional(),
})
export type CaseEdit = z.output<typeof CaseEdit>
export type CaseEditInput = z.input<typeof CaseEdit>
