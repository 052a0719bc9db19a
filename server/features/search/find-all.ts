import type { Found } from '#contract/search/search.ts'
import type { searchEndpoints } from '#contract/search/search-endpoints.ts'
import type { Db } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { findCases } from './find-cases.ts'
import { findClients, findEmployees } from './find-people.ts'
import { presentFoundCase, presentFoundClient, presentFoundEmployee } from './present.ts'

/** Everything that a text leads to, of what the caller may see. */
export async function findAll(db: Db, { actor, query }: RequestContext<typeof searchEndpoints.find>): Promise<Found> {
  const isAdmin = actor.role === 'superadmin'
  const [cases, clients, employees] = await Promise.all([
    findCases(db, actor, query.text),
    isAdmin ? findClients(db, query.text) : [],
    isAdmin ? findEmployees(db, query.text) : [],
  ])
  return {
    cases: cases.map((hit) => presentFoundCase(hit, query.text)),
    clients: clients.map(presentFoundClient),
    employees: employees.map(presentFoundEmployee),
  }
}
