import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { caseColumns } from '#contract/cases/case-columns.ts'
import { type DateKind, dateKinds, type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { Db } from '../../../db/connect.ts'
import { forceCustomPlan } from '../../../db/fast/prepared-statements.ts'
import { sqlNumber } from '../../../db/fast/sql-literals.ts'
import { assignmentOfCase } from '../case-assignment.ts'
import type { Order } from './case-order.ts'
import type { CaseQueryBuilder } from './case-query.ts'

/** The columns of the fields of a row, and of all kinds of date, which only the order needs. */
const fieldColumns = [...new Set<ListField | DateKind>([...listFields, ...dateKinds])].map(
  (name) => `cases.${caseColumns[name]}` as const,
)

interface Page {
  limit: number
  offset: number
  /**
   * How the page is found: by an index of the order as far as it needs; by sorting all matches, which are few; by going
   * from creator to creator, for an order by their names; or by the one that the planner prefers once for all values.
   */
  by?: 'index' | 'sorting' | 'creators' | 'anyPlan'
}

/** Selects a page of cases with the names that their rows show. */
export function casePageQuery(db: Db, cases: CaseQueryBuilder, order: Order[], page: Page) {
  const ids = idsBy[page.by ?? 'index'](db, cases, order, page)
  const rows = db
    .selectFrom(sql<{ id: string }>`(${ids})`.as('page'))
    .innerJoin('cases', 'cases.id', 'page.id')
    .innerJoin('users as creator', 'creator.id', 'cases.created_by')
    .leftJoinLateral(assignmentOfCase.as('assigned'), (join) => join.onTrue())
    .$if(page.by !== 'anyPlan', (query) => query.modifyFront(forceCustomPlan))
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
      'creator.first_name as creator_first_name',
      'creator.last_name as creator_last_name',
      'creator.employee_code as creator_employee_code',
    ])
  return inOrder(rows, order)
}

export type CasePageRow = Awaited<ReturnType<ReturnType<typeof casePageQuery>['execute']>>[number]

/** As literals: with a parameter as limit, PostgreSQL finds a plan for all values too expensive and plans each time. */
const windowOf = ({ limit, offset }: Page) =>
  sql`limit ${sqlNumber(limit)} ${offset > 0 ? sql`offset ${offset}` : sql``}`

/** The matches are found first: `offset 0` keeps PostgreSQL from walking an index in the hope of early ones. */
function sortedIds(db: Db, cases: CaseQueryBuilder, order: Order[], page: Page): RawBuilder<unknown> {
  const keys = order.map(({ by }, at) => by.as(`key${at}`))
  const found = cases.select('cases.id').select(keys).offset(sqlNumber(0))
  const byKeys = order.map((one, at) => ({ ...one, by: sql.ref(`found.key${at}`) }))
  return sql`${inOrder(db.selectFrom(found.as('found')).select('found.id'), byKeys)} ${windowOf(page)}`
}

/** An index has nulls at one end; those that come last for both directions are read apart. */
function indexedIds(_db: Db, cases: CaseQueryBuilder, order: Order[], page: Page): RawBuilder<unknown> {
  const ids = cases.select('cases.id')
  const [first, ...others] = order
  if (!first?.isNullable) return sql`${inOrder(ids, order)} ${windowOf(page)}`
  const most = sql`limit ${sqlNumber(page.limit)} + ${page.offset}::integer`
  const part = (condition: RawBuilder<boolean>, keys: Order[]) => sql`(${inOrder(ids.where(condition), keys)} ${most})`
  const parts = [
    part(sql`${first.by} is not null`, [{ ...first, isNullable: false }, ...others]),
    part(sql`${first.by} is null`, others),
  ]
  return sql`select id from (${sql.join(parts, sql` union all `)}) as parts ${windowOf(page)}`
}

/** Goes through the creators in the order of their names, and takes of each as many cases as the page can hold. */
function idsByCreator(_db: Db, cases: CaseQueryBuilder, order: Order[], page: Page): RawBuilder<unknown> {
  const direction = order[0]?.descending ? sql`desc` : sql`asc`
  const ofCreator = cases.select('cases.id').where('cases.created_by', '=', sql<string>`creators.id`)
  return sql`
    select found.id from (
      select id, first_name || ' ' || last_name as name from users where role <> 'client'
      order by name ${direction}, id ${direction} offset 0
    ) as creators
    cross join lateral (
      ${ofCreator} order by cases.id ${direction} limit ${sqlNumber(page.limit + page.offset)}
    ) as found
    order by creators.name ${direction}, creators.id ${direction}, found.id ${direction} ${windowOf(page)}`
}

const idsBy = { index: indexedIds, anyPlan: indexedIds, sorting: sortedIds, creators: idsByCreator }

// biome-ignore lint/suspicious/noExplicitAny: sorts queries of any shape
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
