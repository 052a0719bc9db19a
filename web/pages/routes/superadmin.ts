import {
  AlarmClock,
  BadgeCheck,
  BookOpenCheck,
  Building,
  Building2,
  Calculator,
  ChartColumn,
  CircleX,
  FileStack,
  FolderClosed,
  IdCard,
  IndianRupee,
  Landmark,
  ListChecks,
  Mail,
  MapPin,
  NotebookTabs,
  Plug,
  ReceiptIndianRupee,
  Upload,
  UsersRound,
} from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { accountsSearch } from '#web/domain/accounts-search.ts'
import { activitySearch } from '#web/features/activity/activity-search.ts'
import { caseListSearch } from '#web/features/cases/case-search.ts'
import { clientDetailSearch, clientsSearch } from '#web/features/clients/client-detail-search.ts'
import { duesSearch } from '#web/features/dues/dues-search.ts'
import { employeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { importSearch } from '#web/features/imports/import-search.ts'
import { paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'
import { profile, share, twoFactor, vehicle } from '../common-entries.ts'
import { later } from '../later.ts'
import * as staff from '../staff-entries.ts'

const { superadmin } = paths

export const superadminRoutes = [
  // The menu, in its order (spec/1 "Navigation shell").
  page(superadmin.home, staff.home),
  page(superadmin.firms, {
    page: later((pages) => pages.firmsPage()),
    search: tableSearch,
    link: { label: () => messages.menu.firms, icon: Landmark, group: 'Utilities' },
  }),
  page(superadmin.branches, {
    page: later((pages) => pages.branchesPage()),
    search: tableSearch,
    link: { label: () => messages.menu.branches, icon: Building2, group: 'Utilities' },
  }),
  page(superadmin.rtos, {
    page: later((pages) => pages.rtosPage()),
    search: tableSearch,
    link: { label: () => messages.menu.rtos, icon: MapPin, group: 'Utilities' },
  }),
  page(superadmin.employees, {
    page: later((pages) => pages.employeesPage()),
    search: tableSearch,
    link: { label: () => messages.menu.employees, icon: IdCard },
  }),
  page(superadmin.clients, {
    page: later((pages) => pages.clientsPage()),
    search: clientsSearch,
    link: { label: () => messages.menu.clients, icon: UsersRound },
  }),
  page(superadmin.myCases, {
    page: () => import('#web/pages/my-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.casesToVerify, icon: FileStack },
  }),
  page(superadmin.verifiedCases, {
    page: () => import('#web/pages/verified-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.verifiedCases, icon: BadgeCheck },
  }),
  page(superadmin.rejectedCases, {
    page: () => import('#web/pages/rejected-cases-page.tsx'),
    search: caseListSearch,
    link: { label: () => messages.menu.rejectedCases, icon: CircleX },
  }),
  page(superadmin.payments, {
    page: later((pages) => pages.verifyPaymentsPage()),
    search: paymentSearch,
    link: { label: () => messages.menu.payments, icon: IndianRupee },
  }),
  page(superadmin.documents, {
    page: later((pages) => pages.documentsPage()),
    search: tableSearch,
    link: { label: () => messages.menu.documents, icon: FolderClosed },
  }),
  page(superadmin.queue, staff.queue),
  page(superadmin.requests, staff.requests),
  page(superadmin.rto, staff.rto),
  page(superadmin.runSheet, staff.runSheet),
  page(superadmin.vehicles, staff.vehiclesOfStaff),
  page(superadmin.reminders, staff.reminders),
  page(superadmin.dues, {
    page: later((pages) => pages.duesPage()),
    search: duesSearch,
    link: { label: () => messages.dues.title, icon: ReceiptIndianRupee, group: 'More', section: 'money' },
  }),
  page(superadmin.accounts, {
    page: later((pages) => pages.accountsPage()),
    search: accountsSearch,
    link: { label: () => messages.accounts.title, icon: NotebookTabs, group: 'More', section: 'money' },
  }),
  page(superadmin.rates, {
    page: later((pages) => pages.rateCardPage()),
    link: { label: () => messages.rates.title, icon: Calculator, group: 'More', section: 'money' },
  }),
  page(superadmin.reports, {
    page: later((pages) => pages.reportsPage()),
    link: { label: () => messages.board.reports, icon: ChartColumn, group: 'More', section: 'money' },
  }),
  page(superadmin.services, {
    page: later((pages) => pages.servicesPage()),
    link: { label: () => messages.services.title, icon: BookOpenCheck, group: 'More', section: 'settings' },
  }),
  page(superadmin.forms, {
    page: later((pages) => pages.formsPage()),
    search: tableSearch,
    link: { label: () => messages.officialForms.title, icon: FileStack, group: 'More', section: 'settings' },
  }),
  page(superadmin.office, {
    page: later((pages) => pages.officePage()),
    link: { label: () => messages.office.title, icon: Building, group: 'More', section: 'settings' },
  }),
  page(superadmin.import, {
    page: later((pages) => pages.importPage()),
    search: importSearch,
    link: { label: () => messages.imports.title, icon: Upload, group: 'More', section: 'settings' },
  }),
  page(superadmin.integrations, {
    page: later((pages) => pages.integrationsPage()),
    link: { label: () => messages.integrations.title, icon: Plug, group: 'More', section: 'settings' },
  }),
  page(superadmin.profile, profile),

  // Pages below these.
  page(superadmin.newCase, { ...staff.newCase, parent: superadmin.myCases }),
  // The parent list of a staff case page depends on the case's status: case-breadcrumbs.ts.
  page(superadmin.caseDetail.pattern, { page: staff.caseDetail }),
  page(superadmin.caseEdit.pattern, { page: staff.caseEdit }),
  page(superadmin.formMarks, {
    page: later((pages) => pages.formMarksPage()),
    parent: superadmin.forms,
  }),
  page(superadmin.vehicle, { ...vehicle, parent: superadmin.vehicles }),
  page(superadmin.activity, {
    page: later((pages) => pages.activityPage()),
    search: activitySearch,
    parent: superadmin.profile,
  }),
  page(superadmin.mails, {
    page: later((pages) => pages.mailsPage()),
    search: tableSearch,
    link: { label: () => messages.menu.mails, icon: Mail },
    parent: superadmin.profile,
  }),
  page(superadmin.reminderSettings, {
    page: later((pages) => pages.reminderSettingsPage()),
    link: { label: () => messages.reminderSettings.title, icon: AlarmClock },
    parent: superadmin.reminders,
  }),
  page(superadmin.reminderReport, {
    page: later((pages) => pages.reminderReportPage()),
    link: { label: () => messages.reminderReport.title, icon: AlarmClock },
    parent: superadmin.reminders,
  }),
  page(superadmin.setUp, {
    page: later((pages) => pages.setUpPage()),
    link: { label: () => messages.setUp.pageTitle, icon: ListChecks },
    parent: superadmin.profile,
  }),
  page(superadmin.clientDetails, {
    page: later((pages) => pages.clientDetailPage()),
    search: clientDetailSearch,
    parent: superadmin.clients,
  }),
  page(superadmin.employeeDetails, {
    page: later((pages) => pages.employeeDetailPage()),
    search: employeeDetailSearch,
    parent: superadmin.employees,
  }),
  page(superadmin.share, { page: share, parent: superadmin.home }),
  page(superadmin.twoFactor, { page: twoFactor, parent: superadmin.profile }),
] as const
