import {
  BadgeCheck,
  Building2,
  CircleX,
  FileClock,
  FilePlus2,
  FileStack,
  FileText,
  FolderClosed,
  House,
  IdCard,
  IndianRupee,
  Landmark,
  Mail,
  MapPin,
  ReceiptIndianRupee,
  ScrollText,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react'
import { messages } from '#contract/messages.ts'

/** The icons of the menu. The route table refers to them by name, so that the sign-in page need not load them. */
export const menuIcons = {
  BadgeCheck,
  Building2,
  CircleX,
  FileClock,
  FilePlus2,
  FileStack,
  FolderClosed,
  House,
  IdCard,
  IndianRupee,
  Landmark,
  Mail,
  MapPin,
  ReceiptIndianRupee,
  ScrollText,
  UserRound,
  UsersRound,
}

export type IconName = keyof typeof menuIcons

/** The expandable groups of the menu, with labels and icons. */
export const menuGroups = {
  Utilities: { label: messages.menu.utilities, icon: Wrench },
  Case: { label: messages.menu.caseGroup, icon: FileText },
}
export type MenuGroupName = keyof typeof menuGroups
