import { messages } from '#contract/messages.ts'
import { UserRound } from '#web/icons/index.generated.ts'
import { tableSearch } from '#web/table/table-search.ts'

/* Pages that all roles have. */
export const vehicleList = { page: () => import('#web/pages/vehicles-page.tsx'), search: tableSearch } as const
export const vehicle = { page: () => import('#web/pages/vehicle-page.tsx') } as const
export const profile = {
  page: () => import('#web/pages/profile-page.tsx'),
  link: { label: () => messages.menu.myProfile, icon: UserRound },
} as const
export const share = () => import('#web/pages/share-page.tsx')
export const twoFactor = () => import('#web/pages/two-factor-page.tsx')
