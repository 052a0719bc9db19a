import { z } from 'zod'
import {
  AADHAAR_MESSAGE,
  aadhaar,
  aadhaarOrMasked,
  LONG,
  listBody,
  listQuery,
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
import { isRequired, isRequiredStop, messages } from '../messages.ts'
import { state } from '../reference/states.ts'

export const caseStatuses = ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'] as const
export const CaseStatus = z.enum(caseStatuses)
export type CaseStatus = z.infer<typeof CaseStatus>

export const transfers = ['LOCAL', 'OTHER', 'NA'] as const
export const numberPlates = ['HSRP', 'NON HSRP', 'NA'] as const
/** The services of a case that are simply asked for or not (spec/2 point 9). */
export const services = ['fitness', 'rrf', 'rma', 'alteration', 'conversion', 'addressChange', 'drc'] as const
export type Service = (typeof services)[number]

export const expiryFilters = ['pucExpiry', 'insuranceExpiry', 'fitnessExpiry', 'taxExpiry', 'permitExpiry'] as const
export const filterTypes = ['applicationDate', 'appointmentDate', ...expiryFilters] as const
export const FilterType = z.enum(filterTypes, { error: isRequired('Filter Type') })
export type FilterType = z.infer<typeof FilterType>

const PHONE = 'Phone No must be a valid 10-digit'
const EXPIRY = 'Parameter is required.'
const STATE = 'Choose a state from the list'
const NUMERIC = 'Only numeric values are allowed'

const generalDetail = z.strictObject({
  firmName: requiredText('Firm Name is required'),
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
  fromRTO: requiredText('From RTO is required'),
  toRTO: requiredText('To RTO is required'),
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
  to: z.enum(transfers, { error: isRequired('TO') }),
  hptId: z.uuid({ error: isRequired('HPT') }),
  hpaId: z.uuid({ error: isRequired('HPA') }),
  numberPlate: z.enum(numberPlates, { error: isRequired('Number Plate') }),
  fitness: service,
  rrf: service,
  rma: service,
  alteration: service,
  conversion: service,
  addressChange: service,
  drc: service,
  remarks: optionalUpper(LONG),
})

const expenseDetail = z.strictObject({
  pucCharges: requiredRupees(isRequiredStop('PUC Charges')),
  insuranceCharges: requiredRupees(isRequiredStop('Insurance Charges')),
  otherCharges: optionalRupees(),
  adminCharges: optionalRupees(),
  receiptAmount: requiredRupees(isRequiredStop('Receipt Amount')),
  expenseRemarks: optionalText(LONG),
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
    sellerAddress: requiredUpper(messages.cases.partialOwner, 500),
    sellerState: state(STATE),
    sellerPhoneNo: phone(messages.cases.partialOwner, PHONE),
    buyerName: requiredUpper(messages.cases.partialOwner, 100),
    buyerAadharNo: aadhaarNo(),
    buyerAddress: requiredUpper(messages.cases.partialOwner, 500),
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

/** How a date filter is checked: both dates there, in order (spec/2 point 5). */
export const dateRange = {
  fromDate: requiredDay(isRequired('From Date')),
  toDate: requiredDay(isRequired('To Date')),
}
export const inOrder = <T extends { fromDate: string; toDate: string }>(range: T) => range.fromDate <= range.toDate
export const reversed = { path: ['toDate'], error: messages.filter.reversed }

export const caseSorts = [
  'CaseNo',
  'vehicleNo',
  'status',
  'createdAt',
  'applicationDate',
  'appointmentDate',
  'applicationNo',
  'firmName',
  'fromRTO',
  'toRTO',
  'buyerName',
  'buyerPhoneNo',
  'totalAmount',
  'incentiveAmount',
  'createdBy',
] as const

/** At most so many cases are searched out of a list that is longer than that. */
export const FOUND_CASES = 2_000

/** A list of cases filtered by one kind of date. */
export const CaseFilter = z
  .strictObject({ filterType: FilterType, ...dateRange, ...listBody(...caseSorts) })
  .refine(inOrder, reversed)
export type CaseFilter = z.output<typeof CaseFilter>

/** A list of cases without a date filter. */
export const CaseList = listQuery(...caseSorts)

const person = z.object({ firstName: z.string(), lastName: z.string() })
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

const reference = z.object({ name: z.string().nullable(), contactNo: z.string().nullable() })

/** One case in a list (contract section 3). */
export const CaseRow = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  status: CaseStatus,
  createdAt: z.string(),
  applicationDate: z.string(),
  appointmentDate: z.string().nullable(),
  applicationNo: z.string().nullable(),
  vehicleNo: z.string(),
  firmName: z.string(),
  fromRTO: z.string(),
  toRTO: z.string(),
  buyerName: z.string().nullable(),
  buyerPhoneNo: z.string().nullable(),
  createdBy: creator,
  assignedTo: person.nullable(),
  totalAmount: z.number(),
  incentiveAmount: z.number().nullable(),
  rejectionRemarks: z.string().nullable(),
  referenceDetail: reference,
  payment: CasePayment.nullable(),
})
export type CaseRow = z.infer<typeof CaseRow>

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

export const RejectCase = z.strictObject({ rejectionRemarks: requiredText(messages.cases.reasonRequired, LONG) })
export const AssignCase = z.strictObject({
  caseId: z.uuid({ error: messages.cases.noValidCaseId }),
  clientId: z.uuid({ error: messages.cases.clientNotAssignable }),
})
