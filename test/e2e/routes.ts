import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'

/** One line of the route table, as far as a visitor has to know it. */
export interface Route {
  /** `/client/cases/$caseNo`. */
  path: string
  roles: 'public' | readonly Role[]
}

const LINE = /\{ path: ([^,]+), roles: ('public'|\[[^\]]*\]), page:/g

/**
 * Every page of the web app, read from the route table's own text, since its modules are the
 * browser's. A line in a shape that is not understood fails the test.
 */
export function readRoutes(): Route[] {
  const text = readFileSync(join(import.meta.dirname, '../../web/routes.tsx'), 'utf8').replaceAll(/\s+/g, ' ')
  const lines = [...text.matchAll(LINE)]
  const pages = text.match(/#web\/pages\//g)?.length ?? 0
  if (lines.length === 0 || lines.length !== pages)
    throw new Error(`The route table has ${pages} pages, of which ${lines.length} were understood`)
  return lines.map(([, path = '', roles = '']) => ({
    path: pathOf(path),
    roles: roles === "'public'" ? 'public' : ([...roles.matchAll(/'(\w+)'/g)].map(([, role]) => role) as Role[]),
  }))
}

/** What `paths.client.cases` or `paths.client.caseDetail('$caseNo')` stands for. */
function pathOf(expression: string): string {
  const [, names = '', argument] = /^paths\.([\w.]+)(?:\('(\$\w+)'\))?$/.exec(expression.trim()) ?? []
  const found = names.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)?.[name], paths)
  const path = typeof found === 'function' ? found(argument) : found
  if (typeof path !== 'string') throw new Error(`The route table has an address that is not in paths: ${expression}`)
  return path
}

/** An address of this route in the office, and the navigation state that another page would hand over. */
export interface Arrival {
  address: string
  state?: object
}

/** What stands for the parts of an address that vary. */
export interface Sights {
  cases: Record<'long' | 'rejected' | 'paid', { CaseNo: string }> & {
    /** Only a client has something to pay. */
    unpaid?: { CaseNo: string; assignmentId: string; totalAmount: number }
  }
  people: { client: { client: { id: string } }; employee: { employee: { id: string } } }
}

/** The addresses at which a route is visited: one for each state of what it shows. */
export function arrivalsAt({ path }: Route, { cases, people }: Sights): Arrival[] {
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
    : path === paths.client.caseDetail('$caseNo')
      ? [cases.paid]
      : [cases.long, cases.rejected]
  return shown.map(({ CaseNo }) => {
    const address = path.replace('$caseNo', CaseNo)
    if (address.includes('$')) throw new Error(`Nothing is known to put into ${path}`)
    return { address }
  })
}
