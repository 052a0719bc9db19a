import { createRoute } from '@tanstack/react-router'
import { AlarmClock, ListChecks, Mail } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { activitySearch } from '#web/features/activity/activity-search.ts'
import { clientDetailSearch } from '#web/features/clients/client-detail-search.ts'
import { employeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { lazyPage } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { tableSearch } from '#web/table/table-search.ts'
import * as staff from './common.ts'
import { share, twoFactor, vehicle } from './common.ts'
import { superadminRoute } from './layouts.tsx'

const { superadmin } = paths

/** The pages below those of the menu. */
export const superadminPagesBelow = [
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/cases/new',
    ...staff.newCase,
    staticData: { ...staff.newCase.staticData, parent: superadmin.myCases },
  }),
  // The parent list of a staff case page depends on the case's status: case-breadcrumbs.ts.
  createRoute({ getParentRoute: () => superadminRoute, path: '/cases/$caseNo', ...staff.caseDetail }),
  createRoute({ getParentRoute: () => superadminRoute, path: '/cases/$caseNo/edit', ...staff.caseEdit }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/forms/$formId',
    staticData: { parent: superadmin.forms },
    ...lazyPage(() => import('#web/features/official-forms/form-marks-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/vehicles/$plate',
    ...vehicle,
    staticData: { parent: superadmin.vehicles },
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/activity',
    validateSearch: activitySearch,
    staticData: { parent: superadmin.profile },
    ...lazyPage(() => import('#web/features/activity/activity-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/mails',
    validateSearch: tableSearch,
    staticData: { label: () => t.menu('mails'), icon: Mail, parent: superadmin.profile },
    ...lazyPage(() => import('#web/features/mails/mails-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/messages',
    ...staff.messages,
    staticData: { ...staff.messages.staticData, parent: superadmin.dues },
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/office/mail',
    staticData: { label: () => t.mail('settingsTitle'), icon: Mail, parent: superadmin.office },
    ...lazyPage(() => import('#web/features/mails/mail-settings-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/reminders/settings',
    staticData: { label: () => t.reminderSettings('title'), icon: AlarmClock, parent: superadmin.reminders },
    ...lazyPage(() => import('#web/features/reminders/reminder-settings-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/reminders/report',
    staticData: { label: () => t.reminderReport('title'), icon: AlarmClock, parent: superadmin.reminders },
    ...lazyPage(() => import('#web/features/reminders/reminder-report-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/set-up',
    staticData: { label: () => t.setUp('pageTitle'), icon: ListChecks, parent: superadmin.profile },
    ...lazyPage(() => import('#web/app/pages/set-up-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/clients/clientDetails',
    validateSearch: clientDetailSearch,
    staticData: { parent: superadmin.clients },
    ...lazyPage(() => import('#web/app/pages/client-detail-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/employee/employeeDetails',
    validateSearch: employeeDetailSearch,
    staticData: { parent: superadmin.employees },
    ...lazyPage(() => import('#web/app/pages/employee-detail-page.tsx')),
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/share',
    staticData: { parent: superadmin.home },
    ...share,
  }),
  createRoute({
    getParentRoute: () => superadminRoute,
    path: '/two-factor',
    staticData: { parent: superadmin.profile },
    ...twoFactor,
  }),
] as const
