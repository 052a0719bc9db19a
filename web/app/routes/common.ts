import { UserRound } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { lazyPage } from '#web/lib/lazy.tsx'
import { tableSearch } from '#web/table/table-search.ts'

/* What the routes of all roles share. */
export const vehicleList = {
  ...lazyPage(() => import('#web/features/vehicles/vehicles-page.tsx')),
  validateSearch: tableSearch,
}
export const vehicle = { ...lazyPage(() => import('#web/features/vehicles/vehicle-page.tsx')) }
export const profile = {
  ...lazyPage(() => import('#web/app/pages/profile-page.tsx')),
  staticData: { label: () => t.menu('myProfile'), icon: UserRound },
}
export const share = lazyPage(() => import('#web/features/share/share-page.tsx'))
export const twoFactor = lazyPage(() => import('#web/features/two-factor/two-factor-page.tsx'))
