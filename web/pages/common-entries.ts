import { messages } from '#contract/messages.ts'
import { UserRound } from '#web/icons/index.generated.ts'
import { tableSearch } from '#web/table/table-search.ts'
import { later } from './later.ts'

/* Pages that all roles have. */
export const vehicleList = { page: later((pages) => pages.vehicles()), search: tableSearch } as const
export const vehicle = { page: later((pages) => pages.vehicle()) } as const
export const profile = {
  page: later((pages) => pages.profile()),
  link: { label: () => messages.menu.myProfile, icon: UserRound },
} as const
export const share = later((pages) => pages.share())
export const twoFactor = later((pages) => pages.twoFactor())
