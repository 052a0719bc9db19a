import { messages } from '#contract/messages.ts'
import {
  AlarmClock,
  BadgeCheck,
  BookOpenCheck,
  Building,
  Building2,
  Calculator,
  CarFront,
  ChartColumn,
  CircleX,
  ClipboardList,
  Ellipsis,
  FileClock,
  FilePlus2,
  FileStack,
  FileText,
  FolderClosed,
  House,
  IdCard,
  Inbox,
  IndianRupee,
  Landmark,
  Link2,
  ListChecks,
  Mail,
  MapPin,
  NotebookTabs,
  Plug,
  ReceiptIndianRupee,
  ScrollText,
  Upload,
  UserRound,
  UsersRound,
  Wrench,
} from '#web/icons/index.generated.ts'

/** The icons of the menu. The route table refers to them by name, so that the sign-in page need not load them. */
export const menuIcons = {
  AlarmClock,
  BadgeCheck,
  BookOpenCheck,
  Building,
  Building2,
  Calculator,
  CarFront,
  ChartColumn,
  CircleX,
  ClipboardList,
  FileClock,
  FilePlus2,
  FileStack,
  FolderClosed,
  House,
  IdCard,
  Inbox,
  IndianRupee,
  Landmark,
  Link2,
  ListChecks,
  Mail,
  MapPin,
  NotebookTabs,
  Plug,
  ReceiptIndianRupee,
  ScrollText,
  Upload,
  UserRound,
  UsersRound,
}

export type IconName = keyof typeof menuIcons

export const menuGroups = {
  Utilities: { label: () => messages.menu.utilities, icon: Wrench },
  Case: { label: () => messages.menu.caseGroup, icon: FileText },
  /** The screens beside those of the specification, above `My Profile`. */
  More: { label: () => messages.menu.more, icon: Ellipsis },
}
export type MenuGroupName = keyof typeof menuGroups

/** The headings of the pages under `More`. */
export const menuSections = () => ({
  work: messages.menu.work,
  money: messages.menu.money,
  settings: messages.menu.settings,
})
export type MenuSectionName = keyof ReturnType<typeof menuSections>
