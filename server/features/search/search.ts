import type { Input } from '#contract/endpoint.ts'
import type { SearchResults } from '#contract/search/search.ts'
import type { searchEndpoints } from '#contract/search/search-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { findCases } from './find-cases.ts'
import { findColleaguesCases } from './find-colleagues-cases.ts'
import { findClients, findEmployees } from './find-people.ts'
import { findVehicles } from './find-vehicles.ts'
import {
  presentColleagueCase,
  presentFoundCase,
  presentFoundClient,
  presentFoundEmployee,
  presentFoundVehicle,
} from './present.ts'

/** Returns everything that matches a text and that the caller may see. */
export async function findAll(
  db: Db,
  { actor }: Context,
  input: Input<typeof searchEndpoints.find>,
): Promise<SearchResults> {
  const isAdmin = actor.role === 'superadmin'
  const [cases, vehicles, colleaguesCases, clients, employees] = await Promise.all([
    findCases(db, actor, input.text),
    findVehicles(db, actor, input.text),
    actor.role === 'employee' ? findColleaguesCases(db, actor, input.text) : [],
    isAdmin ? findClients(db, input.text) : [],
    isAdmin ? findEmployees(db, input.text) : [],
  ])
  return {
    cases: cases.map((hit) => presentFoundCase(hit, input.text)),
    vehicles: vehicles.map((hit) => presentFoundVehicle(actor, hit)),
    colleaguesCases: colleaguesCases.map(presentColleagueCase),
    clients: clients.map(presentFoundClient),
    employees: employees.map(presentFoundEmployee),
  }
}
