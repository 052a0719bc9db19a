import { sql } from 'kysely'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import type { CaseFilter, CaseRow } from '#contract/cases/case-lists.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { Paged } from '../../http/route.ts'
import type { Actor } from '../../http/session.ts'
import { findClientId } from '../clients/queries.ts'
import { filterColumns, inStates, type SomeCases } from './case-orders.ts'
import { listCases } from './list-cases.ts'
import { visibleCases } from './scope.ts'

const unverified = ['Created', 'Updated'] as const
const verified = ['ready', 'assigned', 'paid'] as const
const rejected = ['rejected'] as const

/** Both dates are part of the range. */
const within = (scope: SomeCases, { filterType, fromDate, toDate }: CaseFilter): SomeCases =>
  scope.where(sql<boolean>`${filterColumns[filterType]} between ${fromDate}::date and ${toDate}::date`)

/** The actor's cases in some states. Those of the whole office are counted already. */
const inSome = (db: Db, actor: Actor, states: readonly CaseStatus[]) => ({
  cases: visibleCases(db, actor).where(inStates(states)),
  ...(actor.role === 'superadmin' && { states }),
})

function listDated(db: Db, actor: Actor, filter: CaseFilter, states: readonly CaseStatus[]) {
  const some = inSome(db, actor, states)
  return listCases(db, { ...some, cases: within(some.cases, filter), listing: filter, filter })
}

/** `Created` and `Updated`, latest made first: everyone's for a superadmin, else the caller's own. */
export async function listUnverified(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.unverified>) {
  return listCases(db, { ...inSome(db, actor, unverified), listing: input })
}

/** `ready`, `assigned` and `paid`, by one kind of date. */
export async function listVerified(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.verifiedList>) {
  return listDated(db, actor, input, verified)
}

/** `rejected`, by one kind of date. */
export async function listRejected(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.rejectedList>) {
  return listDated(db, actor, input, rejected)
}

/** The caller's own `ready`, `assigned`, `paid` and `rejected`, by one kind of date. */
export async function listMyVerified(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.myVerified>) {
  return listDated(db, actor, input, [...verified, ...rejected])
}

/** What an employee created, in any state, by one kind of date. 404 for one who is no employee. */
export async function listOfEmployee(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.ofEmployee>) {
  const employee = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', input.id)
    .where('role', '=', 'employee')
    .executeTakeFirst()
  if (!employee) throw notFound()
  const created = visibleCases(db, actor).where('cases.created_by', '=', employee.id)
  return asCases(await listCases(db, { cases: within(created, input), listing: input, filter: input }))
}

/** What is assigned to a client, by one kind of date. The id is the client's own or its first user's; 404 otherwise. */
export async function listOfClient(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.ofClient>) {
  const clientId = await findClientId(db, input.id)
  if (!clientId) throw notFound()
  const assigned = visibleCases(db, actor).where((eb) =>
    eb(
      'cases.id',
      'in',
      eb.selectFrom('case_assignments').select('case_id').where('case_assignments.client_id', '=', clientId),
    ),
  )
  return asCases(await listCases(db, { cases: within(assigned, input), listing: input, filter: input }))
}

const asCases = ({ data, meta }: Paged<CaseRow[]>) => new Paged({ cases: data }, meta)
