import { sql } from 'kysely'
import type { Input } from '#contract/endpoint.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { type RunSheetRow, WHOLE_RUN_SHEET } from '#contract/stages/stage.ts'
import type { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { countRows, pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { visibleCases } from '../cases/scope.ts'
import { countLackingPapers } from '../papers/checklist.ts'

/**
 * Returns the cases with an appointment on a day, by the RTO that the file goes to and by plate, each
 * with what lacks (contract-trade section 5). Rejected cases are left out. At most 500 without a page.
 */
export async function getRunSheet(
  db: Db,
  { actor }: Context,
  { date, rto, ...listing }: Input<typeof stageEndpoints.runSheet>,
): Promise<Paged<RunSheetRow[]>> {
  const all = visibleCases(db, actor)
    .where('cases.appointment_date', '=', date)
    .where(sql<boolean>`cases.status <> 'rejected'`)
    .$if(rto !== undefined, (query) => query.where('cases.to_rto', '=', rto ?? ''))
  const { limit, offset } = slice(listing, WHOLE_RUN_SHEET)
  const cases = await all
    .select([
      'cases.id',
      'cases.case_no',
      'cases.vehicle_no',
      'cases.to_rto',
      'cases.services',
      'cases.firm_name',
      sql<string | null>`coalesce(cases.buyer_name, cases.seller_name)`.as('owner_name'),
      sql<string | null>`coalesce(cases.buyer_phone_no, cases.seller_phone_no)`.as('owner_phone'),
    ])
    .orderBy(sql`cases.to_rto collate "C"`)
    .orderBy(sql`plate_key(cases.vehicle_no) collate "C"`)
    .orderBy('cases.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const lacking = await countLackingPapers(db, cases)
  const rows = cases.map(
    (row): RunSheetRow => ({
      id: row.id,
      CaseNo: row.case_no,
      vehicleNo: row.vehicle_no,
      toRTO: row.to_rto,
      services: row.services as ServiceCode[],
      lacking: lacking.get(row.id)?.lacking ?? [],
      owner:
        row.owner_name !== null && row.owner_phone !== null ? { name: row.owner_name, phoneNo: row.owner_phone } : null,
      firmName: row.firm_name,
    }),
  )
  return pagedList(rows, await countRows(all), listing, WHOLE_RUN_SHEET)
}
