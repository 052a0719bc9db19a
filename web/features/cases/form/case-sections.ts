import { caseGroups } from '#contract/cases/case-field-sets.ts'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { groupTitles } from '#contract/cases/case-labels.ts'
import { messages } from '#contract/messages.ts'

/** The titles of the groups in the edit form (spec/2 screen 2). */
const editTitles: Record<CaseGroup, string> = {
  generalDetail: messages.cases.editGeneral,
  vehicleDetail: messages.cases.editVehicle,
  expireDetail: messages.cases.editExpire,
  transactionDetail: messages.cases.editTransaction,
  ownerDetails: messages.cases.editOwners,
  expenseDetail: messages.cases.editExpense,
  referenceDetail: messages.cases.editReference,
}

/** The seven sections of a case form, in order; the new form, the details and the navigation share their titles. */
export const sections = caseGroups.map((key) => ({ key, title: groupTitles[key], editTitle: editTitles[key] }))

const idOf = (key: CaseGroup) => `section-${key}`

/** The attributes of a section's element, by which it is found and focused. */
export const sectionAttributes = (key: CaseGroup) => ({ id: idOf(key), 'data-section': key })

/** The section that an element lies in. */
export function sectionOf(element: EventTarget | null): CaseGroup | undefined {
  const section = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-section]') : null
  return section?.dataset.section as CaseGroup | undefined
}

/** Focuses the first input of a section and scrolls the section into view. */
export function focusSection(key: CaseGroup): void {
  const section = document.getElementById(idOf(key))
  section?.scrollIntoView({ block: 'start' })
  section
    ?.querySelector<HTMLElement>('input:not([readonly]), textarea, [role="radiogroup"], [role="checkbox"]')
    ?.focus({ preventScroll: true })
}
