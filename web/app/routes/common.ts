import {
  AlarmClock,
  BookCheck,
  CarFront,
  ClipboardList,
  FileClock,
  FilePlus2,
  House,
  Inbox,
  ListChecks,
  MessageCircle,
  UserRound,
  Wallet,
} from 'lucide-react'
import { t } from '#contract/texts.ts'
import { newCaseSearch, summarySearch } from '#web/features/cases/case-search.ts'
import { cashSearch } from '#web/features/cash/cash-search.ts'
import { dealerMessageSearch } from '#web/features/dealer-messages/dealer-message-search.ts'
import { originalsSearch } from '#web/features/originals/original-search.ts'
import { queueSearch } from '#web/features/queue/queue-queries.ts'
import { reminderSearch } from '#web/features/reminders/reminder-search.ts'
import { requestsSearch } from '#web/features/requests/request-queries.ts'
import { runSheetSearch, stageSearch } from '#web/features/stages/stage-search.ts'
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

const work = { group: 'More', section: 'work' } as const

/* What the routes of superadmin and employee share. */
export const home = {
  ...lazyPage(() => import('#web/app/pages/staff-home-page.tsx')),
  validateSearch: summarySearch,
  staticData: { label: () => t.menu('home'), icon: House },
}

export const newCase = {
  ...lazyPage(() => import('#web/app/pages/new-case-page.tsx')),
  validateSearch: newCaseSearch,
  staticData: { label: () => t.menu('newCase'), icon: FilePlus2, group: 'Case' as const },
}

export const caseDetail = lazyPage(() => import('#web/app/pages/case-detail-page.tsx'))

export const caseEdit = lazyPage(() => import('#web/features/cases/case-edit-page.tsx'))

export const queue = {
  ...lazyPage(() => import('#web/features/queue/queue-page.tsx')),
  validateSearch: queueSearch,
  staticData: { label: () => t.queue('title'), icon: ListChecks, ...work },
}

export const requests = {
  ...lazyPage(() => import('#web/features/requests/requests-page.tsx')),
  validateSearch: requestsSearch,
  staticData: { label: () => t.requests('title'), icon: Inbox, ...work },
}

export const rto = {
  ...lazyPage(() => import('#web/features/stages/rto-page.tsx')),
  validateSearch: stageSearch,
  staticData: { label: () => t.stages('title'), icon: FileClock, ...work },
}

export const runSheet = {
  ...lazyPage(() => import('#web/features/counter/run-sheet-page.tsx')),
  validateSearch: runSheetSearch,
  staticData: { label: () => t.runSheet('title'), icon: ClipboardList, ...work },
}

export const originals = {
  ...lazyPage(() => import('#web/features/originals/originals-page.tsx')),
  validateSearch: originalsSearch,
  staticData: { label: () => t.originals('title'), icon: BookCheck, ...work },
}

export const cash = {
  ...lazyPage(() => import('#web/features/cash/cash-page.tsx')),
  validateSearch: cashSearch,
  staticData: { label: () => t.cash('title'), icon: Wallet, group: 'More' as const },
}

export const vehiclesOfStaff = {
  ...vehicleList,
  staticData: { label: () => t.vehicles('title'), icon: CarFront, ...work },
}

export const messages = {
  ...lazyPage(() => import('#web/features/dealer-messages/dealer-messages-page.tsx')),
  validateSearch: dealerMessageSearch,
  staticData: { label: () => t.dealerMessages('title'), icon: MessageCircle },
}

export const reminders = {
  ...lazyPage(() => import('#web/features/reminders/reminders-page.tsx')),
  validateSearch: reminderSearch,
  staticData: { label: () => t.reminders('title'), icon: AlarmClock, ...work },
}
