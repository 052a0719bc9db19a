import type { RawBuilder } from 'kysely'
import { type DateKind, dateKinds, type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import type { PageWindow } from '../../http/listing.ts'
import { assignmentOfCase } from './case-assignment.ts'
import { caseColumns } from './case-mapping.ts'
import { applyOrder, type CaseQueryBuilder, type Order, reverseOrder } from './case-orders.ts'

/** The columns of the fields of a row, and of all kinds of date, which only the order needs. */
const fieldColumns = [...new Set<ListField | DateKind>([...listFields, ...dateKinds])].map(
  (name) => `cases.${caseColumns[name]}` as const,
)

export function casePageQuery(
  db: Db,
  cases: CaseQueryBuilder,
  order: Order[],
  {
    limit,
    skipped,
    backwards,
  }: PageWindow | { limit: RawBuilder<number>; skipped: RawBuilder<number>; backwards: boolean },
  anew: boolean,
) {
  const page = applyOrder(cases, backwards ? order.map(reverseOrder) : order)
    .select([
      'cases.id',
      'cases.case_no',
      'cases.status',
      'cases.created_at',
      'cases.waits_since',
      'cases.stage',
      'cases.waiting_on',
      'cases.stage_since',
      'cases.services',
      'cases.created_by',
      'cases.dealer_id',
      'cases.total_amount',
      'cases.rejection_remarks',
      'cases.reason_code',
      'cases.reference_name',
      'cases.reference_contact_no',
      ...fieldColumns,
    ])
    .limit(limit)
    .offset(skipped)
  return applyOrder(
    db
      .selectFrom(page.as('cases'))
      .innerJoin('users as creator', 'creator.id', 'cases.created_by')
      .leftJoinLateral(assignmentOfCase(db), (join) => join.onTrue())
      .$if(anew, (query) => query.modifyFront(forceCustomPlan))
      .selectAll(['cases', 'assigned'])
      .select([
        'creator.first_name as creator_first_name',
        'creator.last_name as creator_last_name',
        'creator.employee_code as creator_employee_code',
      ]),
    order,
  )
}

export type CasePageRow = Awaited<ReturnType<ReturnType<typeof casePageQuery>['execute']>>[number]
