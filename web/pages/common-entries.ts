import { UserRound } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { tableSearch } from '#web/table/table-search.ts'
import { later } from './later.ts'

/* Pages that all roles have. */
export const vehicleList = { page: later((pages) => pages.vehiclesPage()), search: tableSearch } as const
export const vehicle = { page: later((pages) => pages.vehiclePage()) } as const
export const profile = {
  page: later((pages) => pages.profilePage()),
  link: { label: () => messages.menu.myProfile, icon: UserRound },
} as const
export const share = later((pages) => pages.sharePage())
export const twoFactor = later((pages) => pages.twoFactorPage())
