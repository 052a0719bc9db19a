import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { isUnseen, isWanted } from '#contract/papers/paper-values.ts'
import type { PayableCase, paymentEndpoints } from '#contract/payments/payment.ts'
import { serviceName } from '#contract/services/service-name.ts'
import { isWithPapers } from '#contract/stages/file-sentence.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { notFound } from '../../http/errors.ts'
import { countRows, nextKey, pagedList, slice, sortOf, whereContains } from '../../http/listing.ts'
import { readUsualDays } from '../cases/usual-days.ts'
import { papersOfCases } from '../papers/checklist.ts'
import { presentPayable } from './present.ts'
import { visibleAssignments } from './scope.ts'

const columns = {
  CaseNo: 'case_assignments.case_no',
  vehicleNo: 'case_assignments.vehicle_no',
  createdAt: 'cases.created_at',
  TotalAmount: 'case_assignments.amount',
} as const

const withCase = (db: Db, actor: Actor) =>
  visibleAssignments(db, actor).innerJoin('cases', 'cases.id', 'case_assignments.case_id')

const withPayment = (query: ReturnType<typeof withCase>) =>
  query
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_assignments')
          .innerJoin('payments', 'payments.id', 'payment_assignments.payment_id')
          .select([
            'payments.status',
            'payments.mode',
            'payments.payment_date',
            'payments.amount',
            'payments.reason',
            'payments.utr',
          ])
          .whereRef('payment_assignments.assignment_id', '=', 'case_assignments.id')
          .orderBy('payment_assignments.seq', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'case_assignments.id',
      'case_assignments.amount',
      'cases.id as case_id',
      'cases.case_no',
      'cases.status as case_status',
      'cases.created_at as case_created_at',
      'cases.services',
      'cases.stage',
      'cases.waiting_on',
      'cases.stage_since',
      'cases.wait_reason',
      'cases.wait_note',
      'cases.vehicle_no',
      'cases.rma_vehicle_no',
      'cases.from_rto',
      'cases.to_rto',
      'cases.chassis_no',
      'cases.engine_no',
      'newest.status as payment_status',
      'newest.mode as payment_mode',
      'newest.payment_date',
      'newest.amount as payment_amount',
      'newest.reason as payment_reason',
      'newest.utr as payment_utr',
    ])

/**
 * `GET /case/client`: the caller's cases, newest assignment first, each with its newest payment;
 * searched by case or vehicle no.
 */
export async function listMyCases(db: Db, { actor }: Context, input: Input<typeof paymentEndpoints.myCases>) {
  const { search, after } = input
  const mine = visibleAssignments(db, actor).$call(
    whereContains(search, sql`concat_ws(E'\n', case_assignments.case_no, case_assignments.vehicle_no)`),
  )
  const { column, direction } = sortOf<string>(input.sort, columns, {
    column: 'case_assignments.id',
    direction: 'desc',
  })
  const { limit, offset } = slice(input)
  const inOrder = <Q extends typeof mine>(from: Q): Q =>
    after === undefined
      ? (from.orderBy(sql.ref(column), direction).orderBy('case_assignments.id', 'desc') as Q)
      : rowsBehind(from, after, ['case_assignments.id'])
  const page = mine
    .$if(column === columns.createdAt, (from) => from.innerJoin('cases', 'cases.id', 'case_assignments.case_id'))
    .$call(inOrder)
    .select('case_assignments.id')
    .limit(limit)
    .offset(offset)
  const rows = await withPayment(withCase(db, actor)).where('case_assignments.id', 'in', page).$call(inOrder).execute()
  const next = nextKey(rows, input, ({ id }) => [id])
  return pagedList(await presentAll(db, rows), await countRows(mine), input, { next })
}

/**
 * `POST /case/get-payment-details`: some assignments, in the order of the request; 404 when one is
 * missing or not the caller's.
 */
export async function getPaymentDetails(
  db: Db,
  { actor }: Context,
  input: Input<typeof paymentEndpoints.paymentDetails>,
) {
  const ids = input.caseAssignmentIds
  const rows = await withPayment(withCase(db, actor)).where('case_assignments.id', '=', anyOf(ids)).execute()
  const presented = new Map((await presentAll(db, rows)).map((row) => [row.id, row]))
  return ids.map((id) => presented.get(id) ?? missing())
}

type CaseWithPayment = Awaited<ReturnType<ReturnType<typeof withPayment>['execute']>>[number]

/** Adds to cases what they ask for and how long that takes, and their papers where their dealer can do something about them. */
async function presentAll(db: Db, rows: readonly CaseWithPayment[]): Promise<PayableCase[]> {
  const wanting = rows.filter(({ stage, waiting_on: waitingOn }) => isWithPapers({ stage, waitingOn }))
  const papers = await papersOfCases(
    db,
    wanting.map(({ case_id, services }) => ({ id: case_id, services })),
  )
  const catalogue = await db.selectFrom('services').select(['code', 'label']).orderBy('position').execute()
  const usualDaysOf = await readUsualDays(db, rows)
  return rows.map((row) => {
    const ofCase = papers.get(row.case_id) ?? []
    return presentPayable(row, {
      serviceLabels: catalogue.filter(({ code }) => row.services.includes(code)).map(serviceName),
      lackingPapers: ofCase.filter(isWanted).map(({ name }) => name),
      sentPapers: ofCase.filter(isUnseen).length,
      usualDays: usualDaysOf(row),
    })
  })
}

function missing(): never {
  throw notFound()
}
