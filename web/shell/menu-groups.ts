import { Ellipsis, FileText, Wrench } from 'lucide-react'
import { messages } from '#contract/messages.ts'

export const menuGroups = {
  Utilities: { label: () => messages.menu.utilities, icon: Wrench },
  Case: { label: () => messages.menu.caseGroup, icon: FileText },
  /** The screens beside those of the specification, above `My Profile`. */
  More: { label: () => messages.menu.more, icon: Ellipsis },
}
/** The headings of a group that has several. */
export const menuSections = () => ({
  work: messages.menu.work,
  money: messages.menu.money,
  settings: messages.menu.settings,
})
export type MenuSectionName = keyof ReturnType<typeof menuSections>

/** The place of a page in the menu; on its own without a group. */
export interface MenuPlace {
  group?: keyof typeof menuGroups
  section?: MenuSectionName
}
