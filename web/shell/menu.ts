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
  type LucideIcon,
  Mail,
  MapPin,
  ReceiptIndianRupee,
  ScrollText,
  UserRound,
  UsersRound,
  Wrench,
} from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'

export interface MenuLink {
  label: string
  to: string
  icon: LucideIcon
  /** Addresses of the pages beneath this entry, by their start. */
  covers?: readonly string[]
}

export interface MenuGroup {
  label: string
  icon: LucideIcon
  items: readonly MenuLink[]
}

export type MenuEntry = MenuLink | MenuGroup

const { superadmin, employee, client } = paths

/** The menu of each role, with the labels and addresses of spec/1 "Navigation shell". */
export const menus: Record<Role, readonly MenuEntry[]> = {
  superadmin: [
    { label: 'Home', to: superadmin.home, icon: House },
    {
      label: 'Utilities',
      icon: Wrench,
      items: [
        { label: 'HPT/HPA', to: superadmin.firms, icon: Landmark },
        { label: 'Branch', to: superadmin.branches, icon: Building2 },
        { label: "RTO's", to: superadmin.rtos, icon: MapPin },
      ],
    },
    {
      label: 'Employees',
      to: superadmin.employees,
      icon: IdCard,
      covers: [superadmin.employeeDetails],
    },
    { label: 'Clients', to: superadmin.clients, icon: UsersRound, covers: [superadmin.clientDetails] },
    { label: 'My-Cases', to: superadmin.myCases, icon: FileStack, covers: [superadmin.newCase] },
    { label: 'Verified-Cases', to: superadmin.verifiedCases, icon: BadgeCheck },
    { label: 'Rejected-Cases', to: superadmin.rejectedCases, icon: CircleX },
    { label: 'Payments', to: superadmin.payments, icon: IndianRupee },
    { label: 'Documents', to: superadmin.documents, icon: FolderClosed },
    {
      label: 'My Profile',
      to: superadmin.profile,
      icon: UserRound,
      covers: [superadmin.mails, superadmin.activity, superadmin.twoFactor],
    },
  ],
  client: [
    { label: 'Home', to: client.home, icon: House },
    { label: 'My Cases', to: client.cases, icon: FileStack, covers: [`${client.cases}/`, client.payment] },
    { label: 'My Transactions', to: client.transactions, icon: ScrollText },
    { label: 'My Bills', to: client.bills, icon: ReceiptIndianRupee },
    { label: 'My Profile', to: client.profile, icon: UserRound, covers: [client.twoFactor] },
  ],
  employee: [
    { label: 'Home', to: employee.home, icon: House },
    {
      label: 'Case',
      icon: FileText,
      items: [
        { label: 'New Case', to: employee.newCase, icon: FilePlus2 },
        { label: 'Draft Cases', to: employee.draftCases, icon: FileClock },
        { label: 'Verified Cases', to: employee.verifiedCases, icon: BadgeCheck },
      ],
    },
    { label: 'My Profile', to: employee.profile, icon: UserRound, covers: [employee.twoFactor] },
  ],
}

/** Screens that are reached from others, and have no place in the menu. */
const beside: Record<Role, readonly MenuLink[]> = {
  superadmin: [
    { label: 'New Case', to: superadmin.newCase, icon: FilePlus2 },
    { label: 'Mails', to: superadmin.mails, icon: Mail },
  ],
  employee: [],
  client: [],
}

/** Every screen of a role that has an address of its own, by name. */
export const screensOf = (role: Role): readonly MenuLink[] => [
  ...menus[role].flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ...beside[role],
]

/** How the menu calls the screen at an address. */
export const screenName = (role: Role, to: string): string =>
  screensOf(role).find((screen) => screen.to === to)?.label ?? ''

/**
 * What `aria-current` says of an entry: `page` where it is the page itself, in any letter case; `true` where the page
 * lies beneath it, so that a screen reader names one current page and the eye still sees where it is. `caseList` is the
 * list that the case of the present page stands in.
 */
export function currentOf(link: MenuLink, pathname: string, caseList: string | null): 'page' | 'true' | undefined {
  const here = pathname.toLowerCase().replace(/\/+$/, '')
  if (here === link.to.toLowerCase()) return 'page'
  const isAbove = link.to === caseList || link.covers?.some((start) => here.startsWith(start.toLowerCase()))
  return isAbove ? 'true' : undefined
}
