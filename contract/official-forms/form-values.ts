import { placedFields } from '../cases/case-field-sets.ts'

/** The day on which a form is printed. */
export const TODAY = 'today'
/** Before a text that is printed as it stands. */
export const TEXT_PREFIX = 'text:'

/** Values of a case that are no field of its form. */
const beyondFields = ['CaseNo', 'totalAmount']

/**
 * The paths of a case that a form can print: every field, the names that ids stand for, and the number
 * and total of the case.
 */
const casePaths: ReadonlySet<string> = new Set([
  ...beyondFields,
  ...placedFields.flatMap(({ group, path, field }) =>
    field.shownAs ? [path, `${group}.${field.shownAs.name}`] : [path],
  ),
])

/** Returns whether a mark can have this value (contract-trade section 5). */
export const isFormValue = (value: string): boolean =>
  value === TODAY ||
  casePaths.has(value) ||
  (value.startsWith(TEXT_PREFIX) && value.slice(TEXT_PREFIX.length).trim() !== '')

const aadhaarPaths: ReadonlySet<string> = new Set(
  placedFields.filter(({ field }) => field.kind === 'aadhaar').map(({ path }) => path),
)

export const printsAadhaar = (marks: readonly { value: string }[]): boolean =>
  marks.some(({ value }) => aadhaarPaths.has(value))
