import type { Role } from '#contract/endpoint.ts'

/** The address of one case's page: a function of the case's number, and the pattern that routes and links take. */
const ofCase = <const Pattern extends string>(pattern: Pattern) =>
  Object.assign((caseNo: string) => caseAddress(pattern, caseNo), { pattern })

/** A case's address by its pattern. */
export const caseAddress = (pattern: string, caseNo: string) => pattern.replace('$caseNo', encodeURIComponent(caseNo))

/**
 * Every address of the web app (spec/1 point 2, spec/2 point 2), and the only place that spells
 * one. They match in any letter case.
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
    caseDetail: ofCase('/superadmin/cases/$caseNo'),
    caseEdit: ofCase('/superadmin/cases/$caseNo/edit'),
  },
  employee: {
    home: '/employee',
    profile: '/employee/Profile',
    twoFactor: '/employee/two-factor',
    newCase: '/employee/cases/new',
    draftCases: '/employee/cases',
    verifiedCases: '/employee/vcases',
    caseDetail: ofCase('/employee/cases/$caseNo'),
    caseEdit: ofCase('/employee/cases/$caseNo/edit'),
  },
  client: {
    home: '/client',
    profile: '/client/Profile',
    twoFactor: '/client/two-factor',
    cases: '/client/cases',
    caseDetail: ofCase('/client/cases/$caseNo'),
    payment: '/client/payment',
    transactions: '/client/Transactions',
    bills: '/client/Bills',
  },
} as const

type RolePaths = (typeof paths)[Role]
type ValueOf<T> = T extends unknown ? T[keyof T] : never

/** The address of a page that needs nothing filled in. */
export type PagePath = Extract<ValueOf<typeof paths> | ValueOf<RolePaths>, string>
/** The address of a case's page, with `$caseNo` in it. */
export type CasePath = Extract<ValueOf<RolePaths>, { pattern: string }>['pattern']

/** Where a role lands after sign-in (spec/1 point 2). */
export const roleHome = {
  superadmin: paths.superadmin.home,
  employee: paths.employee.home,
  client: paths.client.cases,
} as const satisfies Record<Role, PagePath>

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
