import type { Role } from '#contract/endpoint.ts'
import { type CasePath, type PagePath, type ParameterPath, paths, roleFromPath } from '#web/lib/paths.ts'

/** The address of a page and the role that its first part names. */
export interface Route {
  path: PagePath | CasePath | ParameterPath
  role: Role | 'public'
}

/** Every page of the web app. Not read from the router, which Node cannot load: web/app/router.test.ts compares the two. */
export const routes: readonly Route[] = Object.values(paths)
  .flatMap((ofRole) => (typeof ofRole === 'string' ? [ofRole] : Object.values(ofRole)))
  .map((path) => (typeof path === 'string' ? path : path.pattern))
  .map((path) => ({ path, role: roleFromPath(path) ?? 'public' }))

/** An address of a route in the office, and the navigation state of the previous page. */
export interface RouteVisit {
  address: string
  state?: object
}

/** The data for the variable parts of addresses. */
export interface RouteSamples {
  cases: Record<'long' | 'rejected' | 'paid', { CaseNo: string; vehicleNo: string }> & {
    /** Only for a client. */
    unpaid?: { CaseNo: string; assignmentId: string; totalAmount: number }
    /** A case of the client. */
    assigned?: { CaseNo: string; vehicleNo: string }
  }
  people: { client: { client: { id: string } }; employee: { employee: { id: string } } }
  /** Only for a superadmin. */
  form?: { id: string }
}

/** The addresses at which a route is tested: one for each state of its page. */
export function routeVisits({ path }: Route, { cases, people, form }: RouteSamples): RouteVisit[] {
  if (path === paths.client.payment && cases.unpaid) {
    const { assignmentId, CaseNo, totalAmount } = cases.unpaid
    return [{ address: path, state: { paidCaseIds: [assignmentId], totalPayable: totalAmount, caseNos: [CaseNo] } }]
  }
  if (path === paths.superadmin.clientDetails) {
    const address = `${path}?id=${people.client.client.id}`
    return ['', '&tab=transactions', '&tab=bills', '&tab=statement'].map((tab) => ({ address: address + tab }))
  }
  if (path === paths.superadmin.employeeDetails) return [{ address: `${path}?id=${people.employee.employee.id}` }]
  if (path === paths.superadmin.clients) return [{ address: path }, { address: `${path}?tab=verified` }]
  if (path === paths.superadmin.dues) return [{ address: path }, { address: `${path}?tab=bills` }]
  if (path === paths.superadmin.formMarks) return form ? [{ address: path.replace('$formId', form.id) }] : []
  if (!path.includes('$')) return [{ address: path }]
  const shown = path.endsWith('/edit')
    ? [cases.long]
    : path === paths.client.caseDetail.pattern || path === paths.client.vehicle
      ? [cases.paid]
      : [cases.long, cases.rejected, ...(cases.assigned ? [cases.assigned] : [])]
  return shown.map(({ CaseNo, vehicleNo }) => {
    const address = path.replace('$caseNo', CaseNo).replace('$plate', encodeURIComponent(vehicleNo))
    if (address.includes('$')) throw new Error(`Nothing is known to put into ${path}`)
    return { address }
  })
}
