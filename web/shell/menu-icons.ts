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

/** The pictures of the menu. The route table names them, so that the sign-in page need not load them. */
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

/** The groups of the menu that open and close, and their pictures. */
export const groupIcons = { Utilities: Wrench, Case: FileText }
export type MenuGroupName = keyof typeof groupIcons
