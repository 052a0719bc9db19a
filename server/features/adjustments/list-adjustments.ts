import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Adjustment } from '#contract/adjustments/adjustment.ts'
import type { adjustmentEndpoints } from '#contract/adjustments/adjustment-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { containing, readPage } from '../../http/listing.ts'
import { requireClientId } from '../bills/scope.ts'

const withBills = (db: Db | Tx) =>
  db
    .selectFrom('adjustments')
    .innerJoin('users', 'users.id', 'adjustments.made_by')
    .leftJoin('case_assignments', 'case_assignments.id', 'adjustments.assignment_id')
    .leftJoin('adjustments as reversal', 'reversal.reverses', 'adjustments.id')
    .select((eb) => [
      'adjustments.id',
      'adjustments.made_at',
      'adjustments.amount',
      'adjustments.reason',
      'adjustments.assignment_id',
      'adjustments.reverses',
      'adjustments.takes_back',
      'users.first_name',
      'users.last_name',
      'case_assignments.case_no',
      'case_assignments.vehicle_no',
      'reversal.id as reversal_id',
      jsonArrayFrom(
        eb
          .selectFrom('bill_adjustments')
          .innerJoin('bills', 'bills.id', 'bill_adjustments.bill_id')
          .select(['bills.id', 'bills.month', 'bills.year', 'bill_adjustments.amount'])
          .whereRef('bill_adjustments.adjustment_id', '=', 'adjustments.id')
          .orderBy('bills.due_date'),
      ).as('bills'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withBills>['executeTakeFirstOrThrow']>>

const present = (row: Row): Adjustment => ({
  id: row.id,
  at: row.made_at,
  by: { firstName: row.first_name, lastName: row.last_name },
  amount: toRupees(row.amount),
  reason: row.reason,
  caseAssignmentId: row.assignment_id,
  caseNo: row.case_no,
  vehicleNo: row.vehicle_no,
  reverses: row.reverses,
  takesBack: row.takes_back,
  reversedBy: row.reversal_id,
  bills: row.bills.map(({ id, month, year, amount }) => ({
    billId: id,
    billMonth: month,
    billYear: year,
    amount: toRupees(amount),
  })),
})

export const readAdjustment = async (tx: Tx, id: string): Promise<Adjustment> =>
  present(await withBills(tx).where('adjustments.id', '=', id).executeTakeFirstOrThrow())

/** `GET /client/adjustments/{id}`: the adjustments of a client, newest first; searched by reason, case and plate. */
export async function listAdjustments(db: Db, { actor }: Context, input: Input<typeof adjustmentEndpoints.ofClient>) {
  const clientId = await requireClientId(db, actor, input.id)
  const found = withBills(db)
    .where('adjustments.client_id', '=', clientId)
    .$call(containing(input.search, sql`concat_ws(' ', adjustments.reason, case_no, vehicle_no)`))
  const page = await readPage(found, input, {
    by: { at: 'adjustments.made_at', amount: 'adjustments.amount' },
    first: '-adjustments.made_at',
    ties: ['-adjustments.seq'],
  })
  return page.map(present)
}
