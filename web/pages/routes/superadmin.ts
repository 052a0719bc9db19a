import { messages } from '#contract/messages.ts'
import { accountsSearch } from '#web/domain/accounts-search.ts'
import { activitySearch } from '#web/features/activity/activity-search.ts'
import { caseListSearch } from '#web/features/cases/case-search.ts'
import { clientDetailSearch, clientsSearch } from '#web/features/clients/client-detail-search.ts'
import { duesSearch } from '#web/features/dues/dues-search.ts'
import { employeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { importSearch } from '#web/features/imports/import-search.ts'
import { paymentSearch } from '#web/features/payments/check/payment-search.ts'
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
} from '#web/icons/index.generated.ts'
import { paths } from '#web/paths.ts'
import { page } from '#web/shell/page-entry.ts'
import { tableSearch } from '#web/table/table-search.ts'
import { profile, share, twoFactor, vehicle } from '../common-entries.ts'
import {
  caseDetail,
  caseEdit,
  home,
  newCase,
  queue,
  reminders,
  requests,
  rto,
  runSheet,
  vehiclesOfStaff,
} from '../staff-entries.ts'

const { superadmin } = paths

export const superadminRoutes = [
  page(superadmin.home, home),
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
  page(superadmin.newCase, { ...newCase, parent: superadmin.myCases }),
  // The parent list of a staff case page depends on the case's status: case-breadcrumbs.ts.
  page(superadmin.caseDetail.pattern, { page: caseDetail }),
  page(superadmin.caseEdit.pattern, { page: caseEdit }),
  page(superadmin.forms, {
    page: () => import('#web/pages/forms-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.officialForms.title, icon: FileStack },
  }),
  page(superadmin.formMarks, {
    page: () => import('#web/pages/form-marks-page.tsx'),
    parent: superadmin.forms,
  }),
  page(superadmin.queue, queue),
  page(superadmin.requests, requests),
  page(superadmin.rto, rto),
  page(superadmin.runSheet, runSheet),
  page(superadmin.vehicles, vehiclesOfStaff),
  page(superadmin.vehicle, { ...vehicle, parent: superadmin.vehicles }),
  page(superadmin.dues, {
    page: () => import('#web/pages/dues-page.tsx'),
    search: duesSearch,
    link: { label: () => messages.dues.title, icon: ReceiptIndianRupee },
  }),
  page(superadmin.rates, {
    page: () => import('#web/pages/rate-card-page.tsx'),
    link: { label: () => messages.rates.title, icon: Calculator },
  }),
  page(superadmin.accounts, {
    page: () => import('#web/pages/accounts-page.tsx'),
    search: accountsSearch,
    link: { label: () => messages.accounts.title, icon: NotebookTabs },
  }),
  page(superadmin.reports, {
    page: () => import('#web/pages/reports-page.tsx'),
    link: { label: () => messages.board.reports, icon: ChartColumn },
  }),
  page(superadmin.payments, {
    page: () => import('#web/pages/verify-payments-page.tsx'),
    search: paymentSearch,
    link: { label: () => messages.menu.payments, icon: IndianRupee },
  }),
  page(superadmin.activity, {
    page: () => import('#web/pages/activity-page.tsx'),
    search: activitySearch,
    parent: superadmin.profile,
  }),
  page(superadmin.documents, {
    page: () => import('#web/pages/documents-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.documents, icon: FolderClosed },
  }),
  page(superadmin.mails, {
    page: () => import('#web/pages/mails-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.mails, icon: Mail },
    parent: superadmin.profile,
  }),
  page(superadmin.office, {
    page: () => import('#web/pages/office-page.tsx'),
    link: { label: () => messages.office.title, icon: Building },
  }),
  page(superadmin.integrations, {
    page: () => import('#web/pages/integrations-page.tsx'),
    link: { label: () => messages.integrations.title, icon: Plug },
  }),
  page(superadmin.import, {
    page: () => import('#web/pages/import-page.tsx'),
    search: importSearch,
    link: { label: () => messages.imports.title, icon: Upload },
  }),
  page(superadmin.firms, {
    page: () => import('#web/pages/firms-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.firms, icon: Landmark },
  }),
  page(superadmin.branches, {
    page: () => import('#web/pages/branches-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.branches, icon: Building2 },
  }),
  page(superadmin.rtos, {
    page: () => import('#web/pages/rtos-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.rtos, icon: MapPin },
  }),
  page(superadmin.reminders, reminders),
  page(superadmin.reminderSettings, {
    page: () => import('#web/pages/reminder-settings-page.tsx'),
    link: { label: () => messages.reminderSettings.title, icon: AlarmClock },
    parent: superadmin.reminders,
  }),
  page(superadmin.reminderReport, {
    page: () => import('#web/pages/reminder-report-page.tsx'),
    link: { label: () => messages.reminderReport.title, icon: AlarmClock },
    parent: superadmin.reminders,
  }),
  page(superadmin.services, {
    page: () => import('#web/pages/services-page.tsx'),
    link: { label: () => messages.services.title, icon: BookOpenCheck },
  }),
  page(superadmin.setUp, {
    page: () => import('#web/pages/set-up-page.tsx'),
    link: { label: () => messages.setUp.pageTitle, icon: ListChecks },
    parent: superadmin.profile,
  }),
  page(superadmin.profile, profile),
  page(superadmin.clients, {
    page: () => import('#web/pages/clients-page.tsx'),
    search: clientsSearch,
    link: { label: () => messages.menu.clients, icon: UsersRound },
  }),
  page(superadmin.clientDetails, {
    page: () => import('#web/pages/client-detail-page.tsx'),
    search: clientDetailSearch,
    parent: superadmin.clients,
  }),
  page(superadmin.employees, {
    page: () => import('#web/pages/employees-page.tsx'),
    search: tableSearch,
    link: { label: () => messages.menu.employees, icon: IdCard },
  }),
  page(superadmin.employeeDetails, {
    page: () => import('#web/pages/employee-detail-page.tsx'),
    search: employeeDetailSearch,
    parent: superadmin.employees,
  }),
  page(superadmin.share, { page: share, parent: superadmin.home }),
  page(superadmin.twoFactor, { page: twoFactor, parent: superadmin.profile }),
] as const
