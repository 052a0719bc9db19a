import type { Role } from '#contract/endpoint.ts'

/**
 * The routes of a case's page: a function from the case's number to the address, with the pattern for routes and links.
 */
const ofCase = <const Pattern extends string>(pattern: Pattern) =>
  Object.assign((caseNo: string) => caseAddress(pattern, caseNo), { pattern })

/** The address of a case's page by its pattern. */
export const caseAddress = (pattern: string, caseNo: string) => pattern.replace('$caseNo', encodeURIComponent(caseNo))

/**
 * All addresses of the web app, for links and code; only the routes (web/app/routes) spell them, too. They match in any
 * letter case. The links of mails and notifications are in server/deliveries/templates and
 * server/notifications/facts.ts.
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
    share: '/superadmin/share',
    branches: '/superadmin/AddBranch',
    firms: '/superadmin/AddFirm',
    rtos: '/superadmin/AddRTO',
    employees: '/superadmin/AddEmployee',
    employeeDetails: '/superadmin/employee/employeeDetails',
    dues: '/superadmin/dues',
    cash: '/superadmin/cash',
    clients: '/superadmin/clients',
    clientDetails: '/superadmin/clients/clientDetails',
    documents: '/superadmin/documents',
    forms: '/superadmin/forms',
    formMarks: '/superadmin/forms/$formId',
    services: '/superadmin/services',
    mailSettings: '/superadmin/office/mail',
    rates: '/superadmin/rates',
    accounts: '/superadmin/accounts',
    office: '/superadmin/office',
    integrations: '/superadmin/integrations',
    import: '/superadmin/import',
    setUp: '/superadmin/set-up',
    queue: '/superadmin/queue',
    requests: '/superadmin/requests',
    rto: '/superadmin/rto',
    runSheet: '/superadmin/run-sheet',
    originals: '/superadmin/originals',
    reminders: '/superadmin/reminders',
    vehicles: '/superadmin/vehicles',
    vehicle: '/superadmin/vehicles/$plate',
    messages: '/superadmin/messages',
    reminderSettings: '/superadmin/reminders/settings',
    reminderReport: '/superadmin/reminders/report',
    reports: '/superadmin/reports',
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
    share: '/employee/share',
    queue: '/employee/queue',
    requests: '/employee/requests',
    rto: '/employee/rto',
    runSheet: '/employee/run-sheet',
    originals: '/employee/originals',
    cash: '/employee/cash',
    reminders: '/employee/reminders',
    messages: '/employee/messages',
    vehicles: '/employee/vehicles',
    vehicle: '/employee/vehicles/$plate',
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
    share: '/client/share',
    cases: '/client/cases',
    requests: '/client/requests',
    vehicles: '/client/vehicles',
    vehicle: '/client/vehicles/$plate',
    caseDetail: ofCase('/client/cases/$caseNo'),
    payment: '/client/payment',
    transactions: '/client/Transactions',
    bills: '/client/Bills',
  },
} as const

type RolePaths = (typeof paths)[Role]
type ValueOf<T> = T extends unknown ? T[keyof T] : never

type AnyPath = Extract<ValueOf<typeof paths> | ValueOf<RolePaths>, string>
/** The pattern of a page with a parameter that is not a case number. */
export type ParameterPath = Extract<AnyPath, `${string}$${string}`>
/** The address of a page without parameters. */
export type PagePath = Exclude<AnyPath, ParameterPath>
/** The pattern of a case's page, with `$caseNo`. */
export type CasePath = Extract<ValueOf<RolePaths>, { pattern: string }>['pattern']

/** The page of a role after sign-in. */
export const roleHome = {
  superadmin: paths.superadmin.home,
  employee: paths.employee.home,
  client: paths.client.cases,
} as const satisfies Record<Role, PagePath>

/** The role that an address belongs to, or null for a public page. */
export function roleFromPath(pathname: string): Role | null {
  const group = pathname.split('/')[1]?.toLowerCase() ?? ''
  return group in roleHome ? (group as Role) : null
}

/** Path segments in the place of a case number that belong to other pages. */
const besideCases = Object.values(paths.superadmin).flatMap((path) => {
  const [, page] = typeof path === 'string' ? (/^\/superadmin\/cases\/(.+)$/.exec(path.toLowerCase()) ?? []) : []
  return page ? [page] : []
})

/**
 * Converts a case's address of the other staff role to the role's own: the expiry summary of an employee links to a
 * superadmin's path. Null for any other address.
 */
export function ownCasePath(href: string, role: Role): string | null {
  const [, pathRole = '', caseNo = '', rest = ''] = /^\/(superadmin|employee)\/cases\/([^/?#]+)(.*)$/i.exec(href) ?? []
  const isOther = role !== 'client' && pathRole !== '' && pathRole.toLowerCase() !== role
  if (!isOther || besideCases.includes(caseNo.toLowerCase())) return null
  return `/${role}/cases/${caseNo}${rest}`
}

/** The case number in a page's address, `VR-000001`; null for any other page. */
export const caseNoFromPath = (pathname: string): string | null =>
  /^\/\w+\/cases\/(VR-\d+)(?:\/|$)/i.exec(pathname)?.[1]?.toUpperCase() ?? null

/** True for an address inside this web app; false for other sites. */
export const isLocalPath = (href: unknown): href is string => typeof href === 'string' && /^\/(?![/\\])/.test(href)
