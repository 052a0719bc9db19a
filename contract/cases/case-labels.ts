import {
  type AnyField,
  type ExpiryField,
  fieldByName,
  namesOf,
  placedFields,
  type Service,
  services,
} from './case-field-sets.ts'
import type { CaseField } from './case-fields.ts'

/** The two owners of a case. */
export const ownerLabels = { seller: 'Registered Owner', buyer: 'New Owner' } as const

/** What a case's charges come to, which the portal adds up itself. */
export const TOTAL_LABEL = 'Total Amount'

/** How a field reads where its group is not named beside it. */
const wholeLabel = ({ label, owner }: CaseField) => (owner ? `${ownerLabels[owner]} ${label}` : label)

const historyLabels = new Map(placedFields.map(({ historyName, field }) => [historyName, wholeLabel(field)]))

/** How any field of a case's history reads. */
export function historyLabel(field: string): string {
  const known = historyLabels.get(field)
  if (known) return known
  const words = field.replace(/([A-Z])/g, ' $1').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labelsOf = <N extends AnyField>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fieldByName[name].field.label])) as Record<N, string>

export const caseLabels = {
  ...labelsOf(Object.keys(fieldByName) as AnyField[]),
  referenceName: 'Reference Name',
  referenceContactNo: 'Contact No',
  totalAmount: TOTAL_LABEL,
}
export const expiryLabels: Record<ExpiryField, string> = labelsOf(namesOf('expireDetail'))
export const serviceLabels: Record<Service, string> = labelsOf(services)
export const ownerPartLabels = {
  Name: 'Name',
  AadharNo: 'Aadhaar No',
  PhoneNo: 'Phone No',
  Address: 'Address',
  State: 'State',
} as const
