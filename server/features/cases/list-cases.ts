import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { CaseRow, caseSorts } from '#contract/cases/case.ts'
import type { Listing } from '#contract/fields.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import type { Paged } from '../../http/call.ts'
import { containing, listed, sliceOf } from '../../http/listing.ts'
import { assignmentOf } from './assignment-of.ts'
import { presentRow } from './present.ts'

/** Some of the cases that an actor may see. */
export type SomeCases = SelectQueryBuilder<DB, 'cases', object>

interface Order {
  by: RawBuilder<unknown>
  descending: boolean
  /** True where the column may be empty: what is empty comes last, whatever the direction. */
  emptyLast?: boolean
}

const columns: Record<(typeof caseSorts)[number], { by: RawBuilder<unknown>; emptyLast?: boolean }[]> = {
  // VR-1000000 comes after VR-999999.
  CaseNo: [{ by: sql`length(cases.case_no)` }, { by: sql`cases.case_no` }],
  vehicleNo: [{ by: sql`cases.vehicle_no` }],
  status: [{ by: sql`cases.status` }],
  createdAt: [{ by: sql`cases.created_at` }],
  applicationDate: [{ by: sql`cases.application_date` }],
  appointmentDate: [{ by: sql`cases.appointment_date`, emptyLast: true }],
  applicationNo: [{ by: sql`cases.application_no`, emptyLast: true }],
  firmName: [{ by: sql`cases.firm_name` }],
  fromRTO: [{ by: sql`cases.from_rto` }],
  toRTO: [{ by: sql`cases.to_rto` }],
  buyerName: [{ by: sql`cases.buyer_name`, emptyLast: true }],
  buyerPhoneNo: [{ by: sql`cases.buyer_phone_no`, emptyLast: true }],
  totalAmount: [{ by: sql`cases.total_amount` }],
  incentiveAmount: [{ by: sql`cases.incentive`, emptyLast: true }],
  createdBy: [{ by: sql`(select first_name || ' ' || last_name from users where users.id = cases.created_by)` }],
}

/** The order of a list that was not asked for another: newest first. */
export const newestApplied = 'applicationDate'
export const newestCreated = 'createdAt'

function orderOf(sort: string | undefined, newest: typeof newestApplied | typeof newestCreated): Order[] {
  const name = (sort?.replace(/^-/, '') ?? newest) as keyof typeof columns
  const descending = sort === undefined || sort.startsWith('-')
  // Cases of one day keep a steady order from page to page.
  return [...columns[name], { by: sql`cases.id` }].map((column) => ({ ...column, descending }))
}

/**
 * Some cases as list rows, searched, sorted and cut to a page, with the exact total (contract
 * section 2). Names and payments are joined to the rows of the page only.
 */
export async function listCases(
  db: Db,
  scope: SomeCases,
  listing: Listing,
  newest: typeof newestApplied | typeof newestCreated = newestApplied,
): Promise<Paged<CaseRow[]>> {
  const found = searched(scope, listing.search)
  const order = orderOf(listing.sort, newest)
  const { limit, offset } = sliceOf(listing)
  // Without rows before the page its own length tells the total, but for a full page.
  const before = offset > 0 ? await countOf(found) : null
  if (before !== null && offset >= before) return listed([], before, listing)
  const rows = await fetchPage(db, found, order, { limit, offset, total: before })
  const total = before ?? (rows.length < limit ? rows.length : await countOf(found))
  return listed(rows.map(presentRow), total, listing)
}

/** A page that lies nearer to the end is sought from there: its cost grows with the rows that are skipped. */
async function fetchPage(
  db: Db,
  found: SomeCases,
  order: Order[],
  { limit, offset, total }: { limit: number; offset: number; total: number | null },
) {
  const after = total === null ? 0 : Math.max(total - offset - limit, 0)
  const backwards = total !== null && after < offset
  const page = ordered(found, backwards ? order.map(reversed) : order)
    .select([
      'cases.id',
      'cases.case_no',
      'cases.status',
      'cases.created_at',
      'cases.created_by',
      'cases.application_date',
      'cases.appointment_date',
      'cases.application_no',
      'cases.vehicle_no',
      'cases.firm_name',
      'cases.from_rto',
      'cases.to_rto',
      'cases.buyer_name',
      'cases.buyer_phone_no',
      'cases.total_amount',
      'cases.incentive',
      'cases.rejection_remarks',
      'cases.reference_name',
      'cases.reference_contact_no',
    ])
    .limit(backwards ? Math.min(limit, total - offset) : limit)
    .offset(backwards ? after : offset)
  return ordered(
    db
      .selectFrom(page.as('cases'))
      .innerJoin('users as creator', 'creator.id', 'cases.created_by')
      .leftJoinLateral(assignmentOf(db), (join) => join.onTrue())
      .selectAll(['cases', 'assigned'])
      .select([
        'creator.first_name as creator_first_name',
        'creator.last_name as creator_last_name',
        'creator.employee_code as creator_employee_code',
      ]),
    order,
  ).execute()
}

export type ListedCase = Awaited<ReturnType<typeof fetchPage>>[number]

/** The number of cases; exact. */
async function countOf(found: SomeCases): Promise<number> {
  const { total } = await found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

/** The search looks through the text that the table keeps for it; a plate is found with or without its spaces and hyphens. */
function searched(scope: SomeCases, search: string | undefined): SomeCases {
  if (!search) return scope
  const text = search.replaceAll(/\s/g, ' ').toUpperCase()
  const plate = text.replaceAll(/[ -]/g, '')
  const has = (part: string) => sql<boolean>`cases.search_text like upper(${containing(part)})`
  return scope.where((eb) => eb.or(plate && plate !== text ? [has(text), has(plate)] : [has(text)]))
}

const reversed = (one: Order): Order => ({
  ...one,
  descending: !one.descending,
  ...(one.emptyLast && { emptyLast: false }),
})

// biome-ignore lint/suspicious/noExplicitAny: sorts queries of any shape that name their table `cases`
function ordered<Q extends SelectQueryBuilder<any, any, any>>(query: Q, order: Order[]): Q {
  return order.reduce<Q>(
    (sorted, { by, descending, emptyLast }) =>
      sorted.orderBy(by, (direction) => {
        const set = descending ? direction.desc() : direction.asc()
        if (emptyLast === undefined) return set
        return emptyLast ? set.nullsLast() : set.nullsFirst()
      }) as Q,
    query,
  )
}
