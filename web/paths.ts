import type { Role } from '#contract/endpoint.ts'

/** A pattern's `$name` stays as it is; a value is made fit for an address. */
const segment = (value: string) => (value.startsWith('$') ? value : encodeURIComponent(value))

/**
 * Every address of the web app (spec/1 point 2, spec/2 point 2), and the only place that spells
 * one. They match in any letter case. What varies is given as an argument; the route table
 * passes `'$caseNo'` to get the pattern.
 */
export const paths = {
  signIn: '/',
  signUp: '/signup',
  setPassword: '/set-password',
  unauthorized: '/unauthorized',
  superadmin: {
    home: '/superadmin',
    profile: '/superadmin/Profile',
    twoFactor: '/superadmin/two-factor',
    branches: '/superadmin/AddBranch',
    firms: '/superadmin/AddFirm',
    rtos: '/superadmin/AddRTO',
    employees: '/superadmin/AddEmployee',
    employeeDetails: '/superadmin/employee/employeeDetails',
    clients: '/superadmin/clients',
    clientDetails: '/superadmin/clients/clientDetails',
    documents: '/superadmin/documents',
    mails: '/superadmin/mails',
    activity: '/superadmin/activity',
    payments: '/superadmin/VerifyPayments',
    newCase: '/superadmin/cases/new',
    myCases: '/superadmin/cases/Mycases',
    verifiedCases: '/superadmin/cases/all',
    rejectedCases: '/superadmin/cases/rejected',
    caseDetail: (caseNo: string) => `/superadmin/cases/${segment(caseNo)}`,
    caseEdit: (caseNo: string) => `/superadmin/cases/${segment(caseNo)}/edit`,
  },
  employee: {
    home: '/employee',
    profile: '/employee/Profile',
    twoFactor: '/employee/two-factor',
    newCase: '/employee/cases/new',
    draftCases: '/employee/cases',
    verifiedCases: '/employee/vcases',
    caseDetail: (caseNo: string) => `/employee/cases/${segment(caseNo)}`,
    caseEdit: (caseNo: string) => `/employee/cases/${segment(caseNo)}/edit`,
  },
  client: {
    home: '/client',
    profile: '/client/Profile',
    twoFactor: '/client/two-factor',
    cases: '/client/cases',
    caseDetail: (caseNo: string) => `/client/cases/${segment(caseNo)}`,
    payment: '/client/payment',
    transactions: '/client/Transactions',
    bills: '/client/Bills',
  },
} as const

/** Where a role lands after sign-in (spec/1 point 2). */
export const roleHome: Record<Role, string> = {
  superadmin: paths.superadmin.home,
  employee: paths.employee.home,
  client: paths.client.cases,
}

/** The role whose group of pages an address belongs to, or null for a public page. */
export function roleOfPath(pathname: string): Role | null {
  const group = pathname.split('/')[1]?.toLowerCase() ?? ''
  return group in roleHome ? (group as Role) : null
}

/** What stands in a case's place in an address but names no case: the pages beside it. */
const besideCases = Object.values(paths.superadmin).flatMap((path) => {
  const [, page] = typeof path === 'string' ? (/^\/superadmin\/cases\/(.+)$/.exec(path.toLowerCase()) ?? []) : []
  return page ? [page] : []
})

/**
 * A case in the other staff role's group, under the role's own: the expiry summary of an employee
 * links to a superadmin's path (spec/1 "Staff home screens"). Null for any other address.
 */
export function ownCasePath(href: string, role: Role): string | null {
  const [, of = '', caseNo = '', rest = ''] = /^\/(superadmin|employee)\/cases\/([^/?#]+)(.*)$/i.exec(href) ?? []
  const isOther = role !== 'client' && of !== '' && of.toLowerCase() !== role
  if (!isOther || besideCases.includes(caseNo.toLowerCase())) return null
  return `/${role}/cases/${caseNo}${rest}`
}

/** The case that a page shows, `VR-000001`, by the page's address; null for any other page. */
export const caseNoOf = (pathname: string): string | null =>
  /^\/\w+\/cases\/(VR-\d+)(?:\/|$)/i.exec(pathname)?.[1]?.toUpperCase() ?? null

/** True for an address inside this web app, never another site's. */
export const isLocalPath = (href: unknown): href is string => typeof href === 'string' && /^\/(?![/\\])/.test(href)
