import { createRoute } from '@tanstack/react-router'
import { BadgeCheck, FileClock } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { caseListSearch } from '#web/features/cases/case-search.ts'
import { lazyPage } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import * as staff from './common.ts'
import { profile, share, twoFactor, vehicle } from './common.ts'
import { employeeRoute } from './layouts.tsx'

const { employee } = paths

export const employeePages = [
  // The menu, in its order.
  createRoute({ getParentRoute: () => employeeRoute, path: '/', ...staff.home }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/cases/new', ...staff.newCase }),
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/cases',
    validateSearch: caseListSearch,
    staticData: { label: () => t.menu('draftCases'), icon: FileClock, group: 'Case' },
    ...lazyPage(() => import('#web/features/cases/draft-cases-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/vcases',
    validateSearch: caseListSearch,
    staticData: { label: () => t.menu('ownVerifiedCases'), icon: BadgeCheck, group: 'Case' },
    ...lazyPage(() => import('#web/features/cases/employee-verified-cases-page.tsx')),
  }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/queue', ...staff.queue }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/requests', ...staff.requests }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/rto', ...staff.rto }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/run-sheet', ...staff.runSheet }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/originals', ...staff.originals }),
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/cash',
    ...staff.cash,
    staticData: { ...staff.cash.staticData, section: 'work' },
  }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/vehicles', ...staff.vehiclesOfStaff }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/reminders', ...staff.reminders }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/Profile', ...profile }),

  // Pages below these.
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/messages',
    ...staff.messages,
    staticData: { ...staff.messages.staticData, parent: employee.rto },
  }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/cases/$caseNo', ...staff.caseDetail }),
  createRoute({ getParentRoute: () => employeeRoute, path: '/cases/$caseNo/edit', ...staff.caseEdit }),
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/vehicles/$plate',
    ...vehicle,
    staticData: { parent: employee.vehicles },
  }),
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/share',
    staticData: { parent: employee.home },
    ...share,
  }),
  createRoute({
    getParentRoute: () => employeeRoute,
    path: '/two-factor',
    staticData: { parent: employee.profile },
    ...twoFactor,
  }),
] as const
