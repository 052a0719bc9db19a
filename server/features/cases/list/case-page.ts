import { type SelectQueryBuilder, sql } from 'kysely'
import { caseColumns, type DateKind, dateKinds, type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { Db } from '../../../db/connect.ts'
import { forceCustomPlan } from '../../../db/fast/prepared-statements.ts'
import { sqlNumber } from '../../../db/fast/sql-literals.ts'
import { isBehind } from '../../../http/cursor.ts'
import { assignmentOfCase } from '../assign-case.ts'
import type { Order } from './case-order.ts'
import type { CaseQueryBuilder } from './case-query.ts'

/** The columns of the fields of a row, and of all kinds of date, which only the order needs. */
const fieldColumns = [...new Set<ListField | DateKind>([...listFields, ...dateKinds])].map(
  (name) => `cases.${caseColumns[name]}` as const,
)

interface Page {
  limit: number
  offset: number
  /** Where the list is read to its end; its order is then that of the ids. */
  after?: string | undefined
  /** True for a list whose best plan does not depend on its values. */
  isPrepared?: boolean
}

/** Selects a page of cases with the names that their rows show. */
export function casePageQuery(
  db: Db,
  cases: CaseQueryBuilder,
  order: Order[],
  { limit, offset, after, isPrepared }: Page,
) {
  // A left join: PostgreSQL leaves it out where the order does not name it.
  const withMaker = cases
    .leftJoin('users as maker', 'maker.id', 'cases.created_by')
    .select('cases.id')
    .$if(after !== undefined, (query) => query.where(isBehind(after ?? '', ['cases.id'])))
  // The limit as a literal: with a parameter PostgreSQL finds a plan for all values too expensive and plans each time.
  const ids = sql`${inOrder(withMaker, order)} limit ${sqlNumber(limit)} ${offset > 0 ? sql`offset ${offset}` : sql``}`
  const rows = db
    .selectFrom(sql<{ id: string }>`(${ids})`.as('page'))
    .innerJoin('cases', 'cases.id', 'page.id')
    .innerJoin('users as maker', 'maker.id', 'cases.created_by')
    .leftJoinLateral(assignmentOfCase.as('assigned'), (join) => join.onTrue())
    .$if(!isPrepared, (query) => query.modifyFront(forceCustomPlan))
    .selectAll('assigned')
    .select([
      'cases.id',
      'cases.case_no',
      'cases.status',
      'cases.created_at',
      'cases.waits_since',
      'cases.stage',
      'cases.waiting_on',
      'cases.stage_since',
      'cases.wait_reason',
      'cases.wait_note',
      'cases.services',
      'cases.created_by',
      'cases.dealer_id',
      'cases.total_amount',
      'cases.rejection_remarks',
      'cases.reason_code',
      'cases.closed_at',
      'cases.reference_name',
      'cases.reference_contact_no',
      ...fieldColumns,
      'maker.first_name as creator_first_name',
      'maker.last_name as creator_last_name',
      'maker.employee_code as creator_employee_code',
    ])
  return inOrder(rows, order)
}

export type CasePageRow = Awaited<ReturnType<ReturnType<typeof casePageQuery>['execute']>>[number]

// oxlint-disable-next-line typescript/no-explicit-any -- sorts queries of any shape
function inOrder<Q extends SelectQueryBuilder<any, any, any>>(query: Q, order: Order[]): Q {
  return order.reduce<Q>(
    (sorted, { by, descending, isNullable }) =>
      sorted.orderBy(by, (direction) => {
        const set = descending ? direction.desc() : direction.asc()
        return isNullable ? set.nullsLast() : set
      }) as Q,
    query,
  )
}
