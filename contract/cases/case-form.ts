import { z } from 'zod'
import { AADHAAR_MESSAGE, ownerAadhaar, ownerAadhaarOrMasked, requiredDay } from '../fields.ts'
import { caseTotal, MAX_CASE_TOTAL, showRupees } from '../money.ts'
import { textKey } from '../texts.ts'
import { namesOf } from './case-field-sets.ts'
import { caseFields } from './case-fields.ts'
import { inputGroup, PHONE, requiredShape } from './case-schemas.ts'

const expenseDetail = inputGroup('expenseDetail').refine((expense) => caseTotal(expense) <= MAX_CASE_TOTAL, {
  path: ['receiptAmount'],
  message: textKey('cases.totalTooLarge', { most: showRupees(MAX_CASE_TOTAL) }),
})

/** The ten owner fields, in the order of the form. */
export const ownerFields = namesOf('ownerDetails')

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

function notText(name: (typeof ownerFields)[number]): string {
  if (name.endsWith('AadharNo')) return AADHAAR_MESSAGE
  return name.endsWith('PhoneNo') ? PHONE : textKey('fields.notText')
}

/** For the description of the API. */
const AADHAAR_FORM = '12 digits; COMPANY where the owner is a company, which has no Aadhaar number'

/** Returns the schema of both owners: all fields of both or none; a partial entry is one error. */
const ownersWith = (aadhaarNo: () => ReturnType<typeof ownerAadhaar>) => {
  const full = z.strictObject({
    ...requiredShape('ownerDetails', textKey('cases.partialOwner')),
    sellerAadharNo: aadhaarNo(),
    buyerAadharNo: aadhaarNo(),
  })
  const loose = z.strictObject(
    Object.fromEntries(
      ownerFields.map((name) => {
        const text = z
          .string({ error: notText(name) })
          .max(500, textKey('fields.tooLong', { max: 500 }))
          .nullish()
        return [name, caseFields.ownerDetails[name].kind === 'aadhaar' ? text.describe(AADHAAR_FORM) : text]
      }),
    ),
  )
  return loose.optional().transform((owners = {}, context): z.output<typeof full> | null => {
    if (ownerFields.every((name) => isBlank(owners[name]))) return null
    if (ownerFields.some((name) => isBlank(owners[name])))
      context.addIssue({ code: 'custom', message: textKey('cases.partialOwner'), path: [] })
    // The given fields are validated as well, so that a wrong digit gets a message at its field.
    const result = full.safeParse(owners)
    const wrong = result.error?.issues.filter((issue) => !isBlank(owners[issue.path[0] as string])) ?? []
    for (const { message, path } of wrong) context.addIssue({ code: 'custom', message, path: [...path] })
    return result.data ?? null
  })
}

/** Validates a missing group as an empty one, so that each mandatory field gets its message. */
const orEmpty = <S extends z.ZodType>(group: S) =>
  z.preprocess((given: z.input<S>) => (given === undefined ? {} : given), group)

/** A new case: the seven groups of the form. Amounts in rupees. */
export const NewCase = z.strictObject({
  generalDetail: orEmpty(inputGroup('generalDetail')),
  vehicleDetail: orEmpty(inputGroup('vehicleDetail')),
  expireDetail: orEmpty(inputGroup('expireDetail')),
  transactionDetail: orEmpty(inputGroup('transactionDetail')),
  ownerDetails: ownersWith(ownerAadhaar),
  expenseDetail: orEmpty(expenseDetail),
  referenceDetail: inputGroup('referenceDetail').default({ name: null, contactNo: null }),
})
export type NewCase = z.output<typeof NewCase>
export type NewCaseInput = z.input<typeof NewCase>

/** A new case, which may accept an open request of a dealer. */
export const CaseCreation = NewCase.extend({ requestId: z.uuid(textKey('cases.noValidId')).optional() })

const financierName = z.string().optional()

/**
 * An edit of a case, in the same groups. Whoever sends back what a case answered changes nothing: a masked Aadhaar
 * number leaves the stored one, and the names of the financiers, sent along with their ids, are ignored.
 */
export const CaseEdit = NewCase.extend({
  transactionDetail: orEmpty(
    inputGroup('transactionDetail').extend({ hptName: financierName, hpaName: financierName }),
  ),
  ownerDetails: ownersWith(ownerAadhaarOrMasked),
  version: z.int().min(1).optional(),
})
export type CaseEdit = z.output<typeof CaseEdit>
export type CaseEditInput = z.input<typeof CaseEdit>

/** The appointment date alone, where a case cannot be verified without it. */
export const AppointmentForm = z.strictObject({ appointmentDate: requiredDay(textKey('cases.needsAppointment')) })
export type AppointmentForm = z.output<typeof AppointmentForm>
