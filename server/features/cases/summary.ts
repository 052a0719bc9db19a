import { sql } from 'kysely'
import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type ExpirySummary, type ExpiryType, expiryTypes, SUMMARY_CASES } from '#contract/cases/expiry.ts'
import type { Db } from '../../db/connect.ts'
import type { Call } from '../../http/call.ts'
import type { Actor } from '../../http/session.ts'
import { countExpiries } from './case-counts.ts'
import { presentExpiring } from './present.ts'
import { visibleCases } from './scope.ts'

interface Days {
  fromDate: string
  toDate: string
}

const expiryColumns = {
  PUC: sql<string>`cases.puc_expiry`,
  INSURANCE: sql<string>`cases.insurance_expiry`,
  FITNESS: sql<string>`cases.fitness_expiry`,
  TAX: sql<string>`cases.tax_expiry`,
  PERMIT: sql<string>`cases.permit_expiry`,
} as const satisfies Record<ExpiryType, unknown>

/**
 * The cases of each type of expiry in a range of days, both included, in any status, an
 * employee's own only (contract section 3): an exact count, and at most 500 cases, soonest first.
 */
export async function summarise(db: Db, { actor, body }: Call<typeof caseEndpoints.summary>): Promise<ExpirySummary[]> {
  const { fromDate, toDate } = body
  const counts =
    actor.role === 'superadmin' ? await countExpiries(db, fromDate, toDate) : await countEach(db, actor, body)
  const rows = await findEach(db, actor, body)
  return expiryTypes.map((expiryType) => ({
    expiryType,
    count: counts[expiryType],
    cases: rows.filter((row) => row.expiry_type === expiryType).map(presentExpiring),
  }))
}

/** Within a range of days. */
const within = (type: ExpiryType, { fromDate, toDate }: Days) =>
  sql<boolean>`${expiryColumns[type]} between ${fromDate}::date and ${toDate}::date`

const columns = [
  'cases.id',
  'cases.case_no',
  'cases.vehicle_no',
  'cases.buyer_name',
  'cases.buyer_phone_no',
  'cases.puc_expiry',
  'cases.insurance_expiry',
  'cases.fitness_expiry',
  'cases.tax_expiry',
  'cases.permit_expiry',
] as const

/** Reads an employee's own cases once, in place of the table: along an index of dates lie those of everybody. */
const ownFirst = (db: Db, actor: Actor) =>
  actor.role === 'superadmin'
    ? db
    : db.with(
        (name) => name('cases').materialized(),
        () => visibleCases(db, actor).select([...columns, 'cases.created_by']),
      )

/** Five counts of an employee's own cases. */
async function countEach(db: Db, actor: Actor, days: Days): Promise<Record<ExpiryType, number>> {
  return visibleCases(db, actor)
    .select((of) => expiryTypes.map((type) => of.fn.countAll<number>().filterWhere(within(type, days)).as(type)))
    .$castTo<Record<ExpiryType, number>>()
    .executeTakeFirstOrThrow()
}

/** The soonest of each type, in one statement. */
async function findEach(db: Db, actor: Actor, days: Days) {
  const soonest = (from: Db, type: ExpiryType) =>
    from
      .selectFrom(
        visibleCases(db, actor)
          .where(within(type, days))
          .select(columns)
          .orderBy(expiryColumns[type])
          .orderBy('cases.id')
          .limit(SUMMARY_CASES)
          .as('cases'),
      )
      .selectAll()
      .select(sql<ExpiryType>`${type}`.as('expiry_type'))
  return soonest(ownFirst(db, actor) as Db, 'PUC')
    .unionAll(soonest(db, 'INSURANCE'))
    .unionAll(soonest(db, 'FITNESS'))
    .unionAll(soonest(db, 'TAX'))
    .unionAll(soonest(db, 'PERMIT'))
    .execute()
}

export type ExpiringRow = Awaited<ReturnType<typeof findEach>>[number]
