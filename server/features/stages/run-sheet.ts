import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { type CounterCase, type RunSheetRow, type stageEndpoints, WHOLE_RUN_SHEET } from '#contract/stages/stage.ts'
import { counterNote } from '#contract/stages/stages.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { countRows, nextKey, pagedList, slice, sortOf, whereContains } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { countLacking, papersOfCases } from '../papers/checklist.ts'

type Query = Input<typeof stageEndpoints.runSheet>

/**
 * Returns the cases with an appointment on a day, by the RTO that the file goes to and by plate, each with what is
 * missing. Rejected cases are left out. At most 500 without a page.
 */
export async function getRunSheet(
  db: Db,
  { actor }: Context,
  { date, rto, search, ...listing }: Query,
): Promise<Paged<RunSheetRow[]>> {
  const all = casesOfDay(db, actor, { date, rto, search })
  const { limit, offset } = slice(listing, WHOLE_RUN_SHEET)
  const { after, sort } = listing
  const inOrder = after === undefined ? rowsOf(all, sort) : selectRows(rowsBehind(all, after, ['cases.id']))
  const cases = await inOrder.limit(limit).offset(offset).execute()
  const papers = await papersOfCases(db, cases)
  const rows = cases.map((row) => ({
    ...presentRow(row, papers.get(row.id) ?? []),
    receiptAmount: toRupees(row.receipt_amount),
  }))
  const next = nextKey(cases, listing, ({ id }) => [id], WHOLE_RUN_SHEET)
  return pagedList(rows, await countRows(all), listing, { most: WHOLE_RUN_SHEET, next })
}

/**
 * Returns the run-sheet of a day as a device keeps it without a network: with its papers, and without Aadhaar, PAN
 * and money. At most 500 cases.
 */
export async function getCounterSheet(
  db: Db,
  { actor }: Context,
  { date }: Pick<Query, 'date'>,
): Promise<CounterCase[]> {
  const cases = await rowsOf(casesOfDay(db, actor, { date }))
    .limit(WHOLE_RUN_SHEET)
    .execute()
  const papers = await papersOfCases(db, cases)
  return cases.map((row) => {
    const ofCase = papers.get(row.id) ?? []
    return {
      ...presentRow(row, ofCase),
      status: row.status,
      receiptNo: row.receipt_no,
      handedTo: row.handed_to,
      papers: ofCase.map(({ paperId, name, formNo, isRequired, state, note }) => ({
        paperId,
        name,
        formNo,
        isRequired,
        state,
        note: note && counterNote(note),
      })),
    }
  })
}

/** What a run-sheet is sorted by. */
const columns = { CaseNo: 'cases.case_no', vehicleNo: 'cases.vehicle_no', firmName: 'cases.firm_name' } as const

const casesOfDay = (db: Db, actor: Actor, { date, rto, search }: Pick<Query, 'date' | 'rto' | 'search'>) =>
  visibleCases(db, actor)
    .where('cases.appointment_date', '=', date)
    .where(sql<boolean>`cases.status <> 'rejected'`)
    .$if(rto !== undefined, (query) => query.where('cases.to_rto', '=', rto ?? ''))
    .$call(whereContains(search, sql`concat_ws(E'\n', cases.case_no, cases.vehicle_no, cases.firm_name)`))

const selectRows = (cases: ReturnType<typeof casesOfDay>) =>
  cases.select([
    'cases.id',
    'cases.case_no',
    'cases.vehicle_no',
    'cases.application_no',
    'cases.receipt_amount',
    'cases.to_rto',
    'cases.services',
    'cases.firm_name',
    'cases.status',
    'cases.stage',
    'cases.stage_since',
    'cases.waiting_on',
    'cases.receipt_no',
    'cases.handed_to',
    sql<string | null>`coalesce(cases.buyer_name, cases.seller_name)`.as('owner_name'),
    sql<string | null>`coalesce(cases.buyer_phone_no, cases.seller_phone_no)`.as('owner_phone'),
  ])

const rowsOf = (all: ReturnType<typeof casesOfDay>, sort?: Query['sort']) =>
  selectRows(all)
    .$if(sort !== undefined, (query) => {
      const { column, direction } = sortOf(sort, columns, { column: 'cases.case_no', direction: 'asc' })
      return query.orderBy(column, direction)
    })
    .orderBy(sql`cases.to_rto collate "C"`)
    .orderBy(sql`plate_key(cases.vehicle_no) collate "C"`)
    .orderBy('cases.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const presentRow = (row: Row, papers: Parameters<typeof countLacking>[0]): Omit<RunSheetRow, 'receiptAmount'> => ({
  id: row.id,
  CaseNo: row.case_no,
  vehicleNo: row.vehicle_no,
  applicationNo: row.application_no,
  toRTO: row.to_rto,
  services: row.services as ServiceCode[],
  lacking: countLacking(papers).lacking,
  owner:
    row.owner_name !== null && row.owner_phone !== null ? { name: row.owner_name, phoneNo: row.owner_phone } : null,
  firmName: row.firm_name,
  stage: row.stage,
  stageSince: row.stage_since,
  waitingOn: row.waiting_on,
})
