import { Ellipsis, FileText, Wrench } from 'lucide-react'
import { t } from '#contract/texts.ts'

export const menuGroups = {
  Utilities: { label: () => t.menu('utilities'), icon: Wrench },
  Case: { label: () => t.menu('caseGroup'), icon: FileText },
  /** The screens beside those of the specification, above `My Profile`. */
  More: { label: () => t.menu('more'), icon: Ellipsis },
}
/** The headings of a group that has several. */
export const menuSections = () => ({
  work: t.menu('work'),
  money: t.menu('money'),
  settings: t.menu('settings'),
})
export type MenuSectionName = keyof ReturnType<typeof menuSections>

/** The place of a page in the menu; on its own without a group. */
export interface MenuPlace {
  group?: keyof typeof menuGroups
  section?: MenuSectionName
}
