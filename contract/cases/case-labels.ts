import { messages } from '../messages.ts'
import { placedFields } from './case-field-sets.ts'
import type { CaseField, CaseGroup } from './case-fields.ts'

export const groupTitles: Record<CaseGroup, string> = {
  get generalDetail() {
    return messages.caseFields.sectionGeneral
  },
  get vehicleDetail() {
    return messages.caseFields.sectionVehicle
  },
  get expireDetail() {
    return messages.caseFields.sectionExpire
  },
  get transactionDetail() {
    return messages.caseFields.sectionTransaction
  },
  get ownerDetails() {
    return messages.caseFields.sectionOwner
  },
  get expenseDetail() {
    return messages.caseFields.sectionExpense
  },
  get referenceDetail() {
    return messages.caseFields.sectionReference
  },
}

export const ownerLabels = {
  get seller() {
    return messages.caseFields.registeredOwner
  },
  get buyer() {
    return messages.caseFields.newOwner
  },
} as const

/** Returns the label of a field for places that do not show its group. */
const wholeLabel = ({ label, owner }: CaseField) => (owner ? `${ownerLabels[owner]} ${label}` : label)

const historyFields = new Map<string, CaseField>(placedFields.map(({ historyName, field }) => [historyName, field]))

export function historyLabel(field: string): string {
  const known = historyFields.get(field)
  // A name of several words is a label already, as of a row of the rate card.
  if (known) return wholeLabel(known)
  if (field.includes(' ')) return field
  const phrase = field.replace(/([A-Z])/g, ' $1').trim()
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
