import { placedFields } from '../cases/case-field-sets.ts'
import { type ServiceCode, serviceCodes } from '../services/service-values.ts'

/** The day on which a form is printed. */
export const TODAY = 'today'
/** Before a text that is printed as it stands. */
export const TEXT_PREFIX = 'text:'

/** Before the code of a service: a cross, where the case asks for it. */
export const TICK_PREFIX = 'tick:'
/** The facts of the office that a form can print; the address in one line. */
export const officeValues = ['office.name', 'office.address', 'office.phone', 'office.email', 'office.gstin'] as const
export type OfficeValue = (typeof officeValues)[number]

/** The people of a form: the owner in the register, the new one, and who of them owns the vehicle after the case. */
export const formPeople = ['seller', 'buyer', 'owner'] as const
export type FormPerson = (typeof formPeople)[number]
/**
 * What a form can print of a person beside the fields of the case: the name behind `S/O`, `W/O` or `D/O` in name or
 * address, the address with its state in one line, both in one, and the pincode at the end of the address. Blank if the
 * case does not have it.
 */
export const personFacts = ['name', 'sonOf', 'address', 'nameAndAddress', 'pincode', 'phone'] as const
export type PersonFact = (typeof personFacts)[number]
export type PersonValue = `${FormPerson}.${PersonFact}`
const personValues = formPeople.flatMap((person) => personFacts.map((fact): PersonValue => `${person}.${fact}`))

/** Values of a case that are no field of its form. */
const beyondFields = ['CaseNo', 'totalAmount']

/** The paths of a case that a form can print: every field, the names of ids, and the number and total of the case. */
const casePaths: ReadonlySet<string> = new Set([
  ...beyondFields,
  ...placedFields.flatMap(({ group, path, field }) =>
    field.shownAs ? [path, `${group}.${field.shownAs.name}`] : [path],
  ),
])

export const isOfficeValue = (value: string): value is OfficeValue => officeValues.some((one) => one === value)

export const isPersonValue = (value: string): value is PersonValue => personValues.some((one) => one === value)

/** Returns the service whose cross a value is; undefined for any other value. */
export const tickedService = (value: string): ServiceCode | undefined =>
  serviceCodes.find((code) => value === TICK_PREFIX + code)

/** Returns whether a mark can have this value. */
export const isFormValue = (value: string): boolean =>
  value === TODAY ||
  casePaths.has(value) ||
  isOfficeValue(value) ||
  isPersonValue(value) ||
  tickedService(value) !== undefined ||
  (value.startsWith(TEXT_PREFIX) && value.slice(TEXT_PREFIX.length).trim() !== '')

const aadhaarPaths: ReadonlySet<string> = new Set(
  placedFields.filter(({ field }) => field.kind === 'aadhaar').map(({ path }) => path),
)

export const printsAadhaar = (marks: readonly { value: string }[]): boolean =>
  marks.some(({ value }) => aadhaarPaths.has(value))
