import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { NewCase } from '#contract/cases/case-form.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import { chunksOf } from '../../chunks-of.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history.ts'
import { storeAllInVault } from '../../vault.ts'
import { nextCaseNo } from './create-case.ts'
import { newCaseRow } from './new-case-row.ts'
import { claimVehicles, describing, updateVehicles } from './update-vehicles.ts'

/** A case whose input is valid and whose references were found, with the client of its firm. */
export interface CheckedCase {
  input: NewCase
  dealerId: string | null
}

/** Cases per statement: none of them takes long, and each frees the process for other calls. */
const BATCH = 250

type Row = ReturnType<typeof newCaseRow>

/** A case that is made, and how to get its row: rows of all cases at once would be much memory. */
interface Made {
  id: string
  key: string
  input: NewCase
  row: () => Row
}

/**
 * Creates cases of a superadmin as `createCase` does, in batches. The locks of all vehicles are taken first, in the order of
 * their keys. `written` is told how many are there after each batch. Returns their ids.
 */
export async function createCases(
  tx: Tx,
  ctx: Context,
  cases: readonly CheckedCase[],
  written: (count: number) => Promise<void>,
): Promise<string[]> {
  const made = cases.map(({ input, dealerId }): Made => {
    const { branchCodeId, employeeCodeId } = input.generalDetail
    const codes = { branchCode: branchCodeId, employeeCode: employeeCodeId }
    const id = newId()
    const key = plateKey(input.vehicleDetail.vehicleNo)
    return { id, key, input, row: () => newCaseRow(ctx, id, input, codes, dealerId) }
  })
  const vehicles = await claimAll(tx, made)
  let count = 0
  for (const batch of chunksOf(made, BATCH)) {
    await insertBatch(tx, ctx, batch, vehicles)
    count += batch.length
    await written(count)
  }
  await updateOthers(tx, made, vehicles)
  return made.map(({ id }) => id)
}

/**
 * Claims the vehicles of all cases; returns their ids by the keys of plates. A new one has the id of its first case. In batches:
 * PostgreSQL guesses the plan of one statement for thousands of new plates wrongly, and it takes longer than it may.
 */
async function claimAll(tx: Tx, made: readonly Made[]): Promise<Map<string, string>> {
  const ids: string[] = []
  for (const batch of chunksOf(inOrderOfKeys(made), BATCH)) {
    const described = batch.map((one) => {
      const row = one.row()
      return Object.fromEntries(describing.map((name) => [name, row[name]]))
    })
    const claimed = await claimVehicles(
      tx,
      sql`select described.*, described.id as new_id
        from jsonb_populate_recordset(null::cases, ${JSON.stringify(described)}::jsonb) as described`,
    )
    ids.push(...claimed)
  }
  const vehicles = await tx
    .selectFrom('vehicles')
    .select(['id', 'plate_key'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(vehicles.map(({ id, plate_key }) => [plate_key, id]))
}

/** The order in which vehicles are locked: that of their keys. Cases of one vehicle stay in theirs. */
const inOrderOfKeys = (made: readonly Made[]) =>
  made.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))

async function insertBatch(
  tx: Tx,
  ctx: Context,
  batch: readonly Made[],
  vehicles: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = batch.map(({ key, row }) => ({ ...row(), vehicle_id: vehicles.get(key) ?? null }))
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
      const numbers = open.get(id)
      return {
        subject: 'case' as const,
        id,
        action: 'created' as const,
        changes: {
          status: { from: null, to: 'Created' },
          ...(numbers && { openCase: { from: null, to: numbers } }),
        },
      }
    }),
  )
  await storeAllInVault(
    tx,
    ctx.keys,
    batch.flatMap(({ id, input: { ownerDetails } }) => {
      if (!ownerDetails) return []
      const { sellerAadharNo, buyerAadharNo } = ownerDetails
      return [{ owner: id, numbers: { sellerAadharNo, buyerAadharNo } }]
    }),
  )
}

/** Returns the numbers of the open cases beside which each case is made, by the case. */
async function openCasesOfAll(tx: Tx, rows: readonly (Row & { vehicle_id: string | null })[]) {
  const { rows: found } = await sql<{ id: string; numbers: string }>`
    select asked.id, string_agg(cases.case_no, ', ' order by cases.created_at, cases.id) as numbers
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ vehicle_id }) => vehicle_id)}::uuid[],
      ${rows.map(({ chassis_no }) => plateKey(chassis_no))}::text[]) as asked (id, vehicle_id, chassis)
    join cases on (cases.vehicle_id = asked.vehicle_id or plate_key(cases.chassis_no) = nullif(asked.chassis, ''))
      and cases.status not in ('paid', 'rejected')
    group by asked.id`.execute(tx)
  return new Map(found.map(({ id, numbers }) => [id, numbers]))
}

/** Updates the vehicles that are not new, or that have several of the cases; a new one says already what its case says. */
async function updateOthers(tx: Tx, made: readonly Made[], vehicles: ReadonlyMap<string, string>): Promise<void> {
  const byKey = Map.groupBy(made, (one) => one.key)
  const others = [...byKey].flatMap(([key, ofVehicle]) => {
    const id = vehicles.get(key)
    const isComplete = ofVehicle.length === 1 && ofVehicle[0]?.id === id
    return id === undefined || isComplete ? [] : [id]
  })
  for (const batch of chunksOf(others, BATCH)) await updateVehicles(tx, batch)
}
