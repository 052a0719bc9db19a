import { paths } from '#web/paths.ts'
import type { PageEntry } from '#web/shell/page-entry.ts'

/** One line of the route table, as far as a visitor has to know it. */
export type Route = Pick<PageEntry, 'path' | 'roles'>

// By a name that the compiler does not follow: the table brings every page along, which tsconfig.web.json checks.
const table: string = '#web/routes.ts'

/** Every page of the web app. */
export const { pages: routes } = (await import(table)) as { pages: readonly Route[] }

/** An address of this route in the office, and the navigation state that another page would hand over. */
export interface RouteVisit {
  address: string
  state?: object
}

/** What stands for the parts of an address that vary. */
export interface RouteSamples {
  cases: Record<'long' | 'rejected' | 'paid', { CaseNo: string }> & {
    /** Only a client has something to pay. */
    unpaid?: { CaseNo: string; assignmentId: string; totalAmount: number }
  }
  people: { client: { client: { id: string } }; employee: { employee: { id: string } } }
}

/** The addresses at which a route is visited: one for each state of what it shows. */
export function visitsOfRoute({ path }: Route, { cases, people }: RouteSamples): RouteVisit[] {
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
  if (!path.includes('$')) return [{ address: path }]
  const shown = path.endsWith('/edit')
    ? [cases.long]
    : path === paths.client.caseDetail.pattern
      ? [cases.paid]
      : [cases.long, cases.rejected]
  return shown.map(({ CaseNo }) => {
    const address = path.replace('$caseNo', CaseNo)
    if (address.includes('$')) throw new Error(`Nothing is known to put into ${path}`)
    return { address }
  })
}
