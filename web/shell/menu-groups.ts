import { messages } from '#contract/messages.ts'
import { Ellipsis, FileText, Wrench } from '#web/icons/index.generated.ts'

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

/** Where a page stands in the menu; without a group by itself. */
export interface MenuPlace {
  group?: keyof typeof menuGroups
  section?: MenuSectionName
}
