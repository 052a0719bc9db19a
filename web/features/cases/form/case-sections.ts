import type { CaseFormValues } from './case-form-values.ts'

export type SectionKey = keyof CaseFormValues

interface Section {
  key: SectionKey
  /** As the new form, the detail cards and the way through the form call it. */
  title: string
  /** As the edit form calls it (spec/2 screen 2). */
  editTitle: string
}

/** The seven sections of a case form, in order. */
export const sections: readonly Section[] = [
  { key: 'generalDetail', title: 'General', editTitle: 'General Details' },
  { key: 'vehicleDetail', title: 'Vehicle', editTitle: 'Vehicle Detail' },
  { key: 'expireDetail', title: 'Expire', editTitle: 'Expire Detail' },
  { key: 'transactionDetail', title: 'Transaction', editTitle: 'Transaction Detail' },
  { key: 'ownerDetails', title: 'Owner', editTitle: 'Owner Details' },
  { key: 'expenseDetail', title: 'Expense', editTitle: 'Expense Detail' },
  { key: 'referenceDetail', title: 'Reference', editTitle: 'Reference Details' },
]

const idOf = (key: SectionKey) => `section-${key}`

/** What a section's element on the page carries, so that it can be entered. */
export const sectionMark = (key: SectionKey) => ({ id: idOf(key), 'data-section': key })

/** The section that an element lies in. */
export function sectionOf(element: EventTarget | null): SectionKey | undefined {
  const section = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-section]') : null
  return section?.dataset.section as SectionKey | undefined
}

/** Moves the focus to the first box of a section and brings the section into view. */
export function enterSection(key: SectionKey): void {
  const section = document.getElementById(idOf(key))
  section?.scrollIntoView({ block: 'start' })
  section
    ?.querySelector<HTMLElement>('input:not([readonly]), textarea, [role="radiogroup"], [role="checkbox"]')
    ?.focus({ preventScroll: true })
}
