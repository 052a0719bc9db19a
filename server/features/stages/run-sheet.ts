import { sql } from 'kysely'
import { normalizePlate } from '#contract/cases/plate.ts'
import type { Input } from '#contract/endpoint.ts'
import type { ServiceCode } from '#contract/services/service-codes.ts'
import type { RunSheetRow } from '#contract/stages/stage.ts'
import type { stageEndpoints } from '#contract/stages/stage-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { visibleCases } from '../cases/scope.ts'
import { lackingPapers } from '../papers/checklist.ts'

/**
 * Returns the cases with an appointment on a day, by the RTO that the file goes to and by plate, each
 * with what lacks (contract-trade section 5). Rejected cases are left out.
 */
export async function getRunSheet(
  db: Db,
  { actor }: Context,
  { date, rto }: Input<typeof stageEndpoints.runSheet>,
): Promise<RunSheetRow[]> {
  const cases = await visibleCases(db, actor)
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
    .where('cases.appointment_date', '=', date)
    .where(sql<boolean>`cases.status <> 'rejected'`)
    .$if(rto !== undefined, (query) => query.where('cases.to_rto', '=', rto ?? ''))
    .execute()
  const lacking = await lackingPapers(db, cases)
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
  return rows.toSorted((a, b) => compare(a.toRTO, b.toRTO) || compare(plateKey(a), plateKey(b)))
}

const plateKey = ({ vehicleNo }: RunSheetRow): string => normalizePlate(vehicleNo)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
