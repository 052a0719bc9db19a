import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { NewCase } from '#contract/cases/case-form.ts'
import { chassisKey, vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { anyOf, chunksOf } from '../../db/rows.ts'
import { changesBetween, record } from '../../history/history.ts'
import { storeInVault } from '../../security/vault.ts'
import { newCaseRow, nextCaseNo } from './create-case.ts'
import { claimVehicles, describing, updateVehicles } from './update-vehicles.ts'

/** A case whose input is valid and whose references were found, with the client of its firm. */
export interface CheckedCase {
  input: NewCase
  dealerId: string | null
}

/** Cases or vehicles per statement: none of them takes long, and each frees the process for other calls. */
const BATCH = 50

type Row = ReturnType<typeof newCaseRow>

/** A case to be created, with the data of its vehicle; its row is rebuilt when it is written. */
interface Planned {
  id: string
  key: string
  described: object
}

/**
 * Creates cases of a superadmin as `createCase` does, in batches. The locks of all vehicles are taken first, in the order of
 * their keys. Calls `written` with the number created so far after each batch. Returns their ids.
 */
export async function createCases(
  tx: Tx,
  ctx: Context,
  cases: readonly CheckedCase[],
  written: (count: number) => Promise<void>,
): Promise<string[]> {
  const planned: Planned[] = []
  for (const chunk of chunksOf(cases, BATCH)) {
    await setImmediate()
    for (const one of chunk) {
      const row = rowOf(ctx, newId(), one)
      const described = Object.fromEntries(describing.map((name) => [name, row[name]]))
      planned.push({ id: row.id, key: vehicleKey(row.vehicle_no), described })
    }
  }
  const vehicles = await claimInBatches(tx, planned)
  let count = 0
  for (const chunk of chunksOf(cases, BATCH)) {
    const ids = planned.slice(count, count + chunk.length).map(({ id }) => id)
    await insertBatch(tx, ctx, chunk, ids, vehicles)
    count += chunk.length
    await written(count)
  }
  await updateOthers(tx, planned, vehicles)
  return planned.map(({ id }) => id)
}

function rowOf(ctx: Context, id: string, { input, dealerId }: CheckedCase): Row {
  const { branchCodeId, employeeCodeId } = input.generalDetail
  return newCaseRow(ctx, id, input, { branchCode: branchCodeId, employeeCode: employeeCodeId }, dealerId)
}

/**
 * Claims the vehicles of all cases; returns their ids by the keys of plates. A new one has the id of its first case. In
 * batches: PostgreSQL guesses the plan of one statement for thousands of new plates wrongly, and it takes longer than it may.
 */
async function claimInBatches(tx: Tx, planned: readonly Planned[]): Promise<Map<string, string>> {
  const ids: string[] = []
  for (const batch of chunksOf(inOrderOfKeys(planned), BATCH)) {
    const described = batch.map((one) => one.described)
    const claimed = await claimVehicles(
      tx,
      sql`select described.*, described.id as new_id
        from jsonb_populate_recordset(null::cases, ${JSON.stringify(described)}::jsonb) as described`,
    )
    ids.push(...claimed)
  }
  const vehicles = await tx.selectFrom('vehicles').select(['id', 'plate_key']).where('id', '=', anyOf(ids)).execute()
  return new Map(vehicles.map(({ id, plate_key }) => [plate_key, id]))
}

/** The order in which vehicles are locked: that of their keys. Cases of one vehicle stay in theirs. */
const inOrderOfKeys = (planned: readonly Planned[]) =>
  planned.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))

async function insertBatch(
  tx: Tx,
  ctx: Context,
  batch: readonly CheckedCase[],
  ids: readonly string[],
  vehicles: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = batch.map((one, place) => {
    const row = rowOf(ctx, ids[place] ?? '', one)
    return { ...row, vehicle_id: vehicles.get(vehicleKey(row.vehicle_no)) ?? null }
  })
  const open = await openCasesOfAll(tx, rows)
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)))
  await sql`insert into cases (case_no, ${columns})
    select ${nextCaseNo}, ${columns} from jsonb_populate_recordset(null::cases, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
  await record(
    tx,
    ctx,
    ...rows.map(({ id }) => {
      const changes = changesBetween({}, { status: 'Created', openCase: open.get(id) })
      return { subject: 'case' as const, id, action: 'created' as const, changes }
    }),
  )
  await storeInVault(
    tx,
    ctx.keys,
    ...batch.flatMap(({ input: { ownerDetails } }, place) => {
      if (!ownerDetails) return []
      const { sellerAadharNo, buyerAadharNo } = ownerDetails
      return [{ owner: ids[place] ?? '', numbers: { sellerAadharNo, buyerAadharNo } }]
    }),
  )
}

/** Returns the numbers of the open cases beside which each case is made, by the case. */
async function openCasesOfAll(tx: Tx, rows: readonly (Row & { vehicle_id: string | null })[]) {
  const { rows: found } = await sql<{ id: string; numbers: string }>`
    select asked.id, string_agg(cases.case_no, ', ' order by cases.created_at, cases.id) as numbers
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ vehicle_id }) => vehicle_id)}::uuid[],
      ${rows.map(({ chassis_no }) => chassisKey(chassis_no))}::text[]) as asked (id, vehicle_id, chassis)
    join cases on (cases.vehicle_id = asked.vehicle_id or chassis_key(cases.chassis_no) = nullif(asked.chassis, ''))
      and cases.status not in ('paid', 'rejected')
    group by asked.id`.execute(tx)
  return new Map(found.map(({ id, numbers }) => [id, numbers]))
}

/** Updates the vehicles that existed or have several of the cases; a new one already has the data of its case. */
async function updateOthers(tx: Tx, planned: readonly Planned[], vehicles: ReadonlyMap<string, string>): Promise<void> {
  const byKey = Map.groupBy(planned, (one) => one.key)
  const others = [...byKey].flatMap(([key, ofVehicle]) => {
    const id = vehicles.get(key)
    const isComplete = ofVehicle.length === 1 && ofVehicle[0]?.id === id
    return id === undefined || isComplete ? [] : [id]
  })
  for (const batch of chunksOf(others, BATCH)) await updateVehicles(tx, batch)
}
