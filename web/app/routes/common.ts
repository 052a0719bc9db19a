import { UserRound } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { lazyPage } from '#web/lib/lazy-page.tsx'
import { tableSearch } from '#web/table/table-search.ts'

/* What the routes of all roles share. */
export const vehicleList = { ...lazyPage(() => import('#web/pages/vehicles-page.tsx')), validateSearch: tableSearch }
export const vehicle = { ...lazyPage(() => import('#web/pages/vehicle-page.tsx')) }
export const profile = {
  ...lazyPage(() => import('#web/pages/profile-page.tsx')),
  staticData: { label: () => t.menu('myProfile'), icon: UserRound },
}
export const share = lazyPage(() => import('#web/pages/share-page.tsx'))
export const twoFactor = lazyPage(() => import('#web/pages/two-factor-page.tsx'))
