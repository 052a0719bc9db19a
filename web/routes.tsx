import { paths } from '#web/paths.ts'
import { makeRouter, type PageEntry } from '#web/shell/router.tsx'

/**
 * Every page, one line each: its address, who may see it, and its chunk. A page's module exports
 * `Page`, and optionally `loader`.
 */
export const pages: readonly PageEntry[] = [
  { path: paths.signIn, roles: 'public', page: () => import('#web/pages/sign-in-page.tsx') },
  { path: paths.setPassword, roles: 'public', page: () => import('#web/pages/set-password-page.tsx') },
  { path: paths.unauthorized, roles: 'public', page: () => import('#web/pages/unauthorized-page.tsx') },
  { path: paths.superadmin.home, roles: ['superadmin'], page: () => import('#web/pages/staff-home-page.tsx') },
  { path: paths.employee.home, roles: ['employee'], page: () => import('#web/pages/staff-home-page.tsx') },
  { path: paths.superadmin.myCases, roles: ['superadmin'], page: () => import('#web/pages/my-cases-page.tsx') },
  {
    path: paths.superadmin.verifiedCases,
    roles: ['superadmin'],
    page: () => import('#web/pages/verified-cases-page.tsx'),
  },
  {
    path: paths.superadmin.rejectedCases,
    roles: ['superadmin'],
    page: () => import('#web/pages/rejected-cases-page.tsx'),
  },
  { path: paths.employee.draftCases, roles: ['employee'], page: () => import('#web/pages/draft-cases-page.tsx') },
  {
    path: paths.employee.verifiedCases,
    roles: ['employee'],
    page: () => import('#web/pages/employee-verified-cases-page.tsx'),
  },
  { path: paths.client.cases, roles: ['client'], page: () => import('#web/pages/client-cases-page.tsx') },
  { path: paths.client.payment, roles: ['client'], page: () => import('#web/pages/client-payment-page.tsx') },
  {
    path: paths.client.transactions,
    roles: ['client'],
    page: () => import('#web/pages/client-transactions-page.tsx'),
  },
  { path: paths.client.bills, roles: ['client'], page: () => import('#web/pages/client-bills-page.tsx') },
  {
    path: paths.superadmin.payments,
    roles: ['superadmin'],
    page: () => import('#web/pages/verify-payments-page.tsx'),
  },
  { path: paths.superadmin.newCase, roles: ['superadmin'], page: () => import('#web/pages/new-case-page.tsx') },
  { path: paths.employee.newCase, roles: ['employee'], page: () => import('#web/pages/new-case-page.tsx') },
  {
    path: paths.superadmin.caseDetail('$caseNo'),
    roles: ['superadmin'],
    page: () => import('#web/pages/case-detail-page.tsx'),
  },
  {
    path: paths.employee.caseDetail('$caseNo'),
    roles: ['employee'],
    page: () => import('#web/pages/case-detail-page.tsx'),
  },
  {
    path: paths.client.caseDetail('$caseNo'),
    roles: ['client'],
    page: () => import('#web/pages/client-case-page.tsx'),
  },
  { path: paths.signUp, roles: 'public', page: () => import('#web/pages/sign-up-page.tsx') },
  { path: paths.superadmin.branches, roles: ['superadmin'], page: () => import('#web/pages/branches-page.tsx') },
  { path: paths.superadmin.firms, roles: ['superadmin'], page: () => import('#web/pages/firms-page.tsx') },
  { path: paths.superadmin.rtos, roles: ['superadmin'], page: () => import('#web/pages/rtos-page.tsx') },
  { path: paths.superadmin.employees, roles: ['superadmin'], page: () => import('#web/pages/employees-page.tsx') },
  { path: paths.superadmin.clients, roles: ['superadmin'], page: () => import('#web/pages/clients-page.tsx') },
  {
    path: paths.superadmin.clientDetails,
    roles: ['superadmin'],
    page: () => import('#web/pages/client-detail-page.tsx'),
  },
  {
    path: paths.superadmin.employeeDetails,
    roles: ['superadmin'],
    page: () => import('#web/pages/employee-detail-page.tsx'),
  },
  { path: paths.superadmin.documents, roles: ['superadmin'], page: () => import('#web/pages/documents-page.tsx') },
  { path: paths.superadmin.activity, roles: ['superadmin'], page: () => import('#web/pages/activity-page.tsx') },
  { path: paths.superadmin.mails, roles: ['superadmin'], page: () => import('#web/pages/mails-page.tsx') },
  { path: paths.client.home, roles: ['client'], page: () => import('#web/pages/client-home-page.tsx') },
  { path: paths.superadmin.profile, roles: ['superadmin'], page: () => import('#web/pages/profile-page.tsx') },
  { path: paths.employee.profile, roles: ['employee'], page: () => import('#web/pages/profile-page.tsx') },
  { path: paths.client.profile, roles: ['client'], page: () => import('#web/pages/profile-page.tsx') },
  { path: paths.superadmin.twoFactor, roles: ['superadmin'], page: () => import('#web/pages/two-factor-page.tsx') },
  { path: paths.employee.twoFactor, roles: ['employee'], page: () => import('#web/pages/two-factor-page.tsx') },
  { path: paths.client.twoFactor, roles: ['client'], page: () => import('#web/pages/two-factor-page.tsx') },
  {
    path: paths.superadmin.caseEdit('$caseNo'),
    roles: ['superadmin'],
    page: () => import('#web/pages/case-edit-page.tsx'),
  },
  {
    path: paths.employee.caseEdit('$caseNo'),
    roles: ['employee'],
    page: () => import('#web/pages/case-edit-page.tsx'),
  },
]

export const router = makeRouter(pages)
