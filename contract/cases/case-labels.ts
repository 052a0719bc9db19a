import { t, textOf } from '../texts.ts'
import type { CaseField, CaseGroup } from './case-fields.ts'

export const groupTitles = (): Record<CaseGroup, string> => ({
  generalDetail: t.caseFields('sectionGeneral'),
  vehicleDetail: t.caseFields('sectionVehicle'),
  expireDetail: t.caseFields('sectionExpire'),
  transactionDetail: t.caseFields('sectionTransaction'),
  ownerDetails: t.caseFields('sectionOwner'),
  expenseDetail: t.caseFields('sectionExpense'),
  referenceDetail: t.caseFields('sectionReference'),
})

export const ownerLabels = () => ({ seller: t.caseFields('registeredOwner'), buyer: t.caseFields('newOwner') }) as const

/** Returns the label of a field for places that do not show its group. */
export const wholeLabel = ({ label, owner }: CaseField) =>
  owner ? `${ownerLabels()[owner]} ${textOf(label)}` : textOf(label)
