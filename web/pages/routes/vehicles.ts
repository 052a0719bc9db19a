import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'

const list = { page: () => import('#web/pages/vehicles-page.tsx'), search: tableSearch } as const
const ofStaff = { label: messages.vehicles.title, icon: 'CarFront' } as const
const one = { page: () => import('#web/pages/vehicle-page.tsx') } as const

export const vehicleRoutes = [
  page(paths.superadmin.vehicles, { ...list, link: ofStaff }),
  page(paths.employee.vehicles, { ...list, link: ofStaff }),
  page(paths.client.vehicles, { ...list, link: { ...ofStaff, label: messages.vehicles.titleOfDealer } }),
  page(paths.superadmin.vehicle, { ...one, parent: paths.superadmin.vehicles }),
  page(paths.employee.vehicle, { ...one, parent: paths.employee.vehicles }),
  page(paths.client.vehicle, { ...one, parent: paths.client.vehicles }),
] as const
