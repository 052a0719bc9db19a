import { sql } from 'kysely'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-list-fields.ts'
import { ExpiringCase, type ExpirySummary, type ExpiryType, SUMMARY_CASES } from '#contract/cases/expiry.ts'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { record } from '../../history/history.ts'
import { SerializedJson } from '../../http/route.ts'
import { countExpiries } from './list/case-counts.ts'
import { lockCase, requireState, visibleCases } from './scope.ts'
import { lockVehicle, updateVehicles } from './update-vehicles.ts'

interface Days {
  fromDate: string
  toDate: string
}

const expiryColumn = (type: ExpiryType) => sql.ref<string>(`cases.${caseColumns[expiryFields[type]]}`)

/** The declared fields of the answer, each with its column. */
const fields = (Object.keys(ExpiringCase.shape) as (keyof ExpiringCase)[]).map((name) =>
  name === 'id' || name === 'CaseNo'
    ? ([name, name === 'id' ? 'id' : 'case_no'] as const)
    : ([name, caseColumns[name]] as const),
)

/**
 * Returns, for each type of expiry, the cases in a range of days, both included, of any status, an
 * employee's own only: an exact count, and at most 500 cases, soonest first.
 */
export async function getExpirySummary(
  db: Db,
  { actor }: Context,
  days: Input<typeof caseEndpoints.summary>,
): Promise<SerializedJson> {
  const { fromDate, toDate } = days
  const counts =
    actor.role === 'superadmin' ? await countExpiries(db, fromDate, toDate) : await countEach(db, actor, days)
  const rows = await findEach(db, actor, days)
  const summaries = rows.map(({ expiryType, cases }) => {
    const summary = { expiryType, count: counts[expiryType] } satisfies Omit<ExpirySummary, 'cases'>
    return `${JSON.stringify(summary).slice(0, -1)},"cases":${cases}}`
  })
  return new SerializedJson(`[${summaries.join(',')}]`)
}

const within = (type: ExpiryType, { fromDate, toDate }: Days) =>
  sql<boolean>`${expiryColumn(type)} between ${fromDate}::date and ${toDate}::date`

async function countEach(db: Db, actor: Actor, days: Days): Promise<Record<ExpiryType, number>> {
  return visibleCases(db, actor)
    .select((eb) => expiryTypes.map((type) => eb.fn.countAll<number>().filterWhere(within(type, days)).as(type)))
    .$castTo<Record<ExpiryType, number>>()
    .executeTakeFirstOrThrow()
}

/** Returns the soonest cases of each type, each list as JSON text, in one statement. */
async function findEach(db: Db, actor: Actor, days: Days) {
  const asFields = fields.map(([field, column]) => sql`${sql.ref(`cases.${column}`)} as ${sql.id(field)}`)
  const listOf = (type: ExpiryType) => sql`
    select ${sqlLiterals([type])} as "expiryType", coalesce(json_agg(listed)::text, '[]') as cases from (
      select ${sql.join(asFields)} from cases where ${within(type, days)}
      order by ${expiryColumn(type)}, cases.id limit ${SUMMARY_CASES}) as listed`
  // An employee's own cases are read once into a CTE named as the table: an index of dates would scan
  // those of everyone.
  const own = sql`with cases as materialized (${visibleCases(db, actor).selectAll()})`
  const lists = sql.join(expiryTypes.map(listOf), sql` union all `)
  const { rows } = await sql<{ expiryType: ExpiryType; cases: string }>`
    ${actor.role === 'superadmin' ? sql`` : own} ${lists}`.execute(db)
  return rows
}

type UpdateExpiry = typeof caseEndpoints.updateExpiry

/**
 * Sets one expiry date of a case of any status; the status stays. The version grows, so that an edit of an older form
 * cannot restore the old date. 404 when the actor may not see the case.
 */
export async function updateExpiry(
  tx: Tx,
  ctx: Context,
  input: Input<UpdateExpiry>,
): Promise<EndpointData<UpdateExpiry>> {
  const { actor, now } = ctx
  const stored = await lockCase(tx, actor, input.id)
  requireState('updateExpiry', stored)
  const field = expiryFields[input.expiryType]
  const column = caseColumns[field]
  if (stored.vehicle_id) await lockVehicle(tx, stored.vehicle_id)
  await tx
    .updateTable('cases')
    .set({ [column]: input.newExpiryDate, version: stored.version + 1, updated_at: now.toISOString() })
    .where('id', '=', stored.id)
    .execute()
  const changes = { [field]: { from: stored[column], to: input.newExpiryDate } }
  await record(tx, ctx, { subject: 'case', id: stored.id, action: 'expiry changed', changes })
  await updateVehicles(tx, [stored.vehicle_id])
  return { id: stored.id }
}
