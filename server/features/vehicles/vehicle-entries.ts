import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { caseColumns, type ExpiryField, expiryFields } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import type { Day } from '#contract/dates.ts'
import { LONG_TEXT_LENGTH } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { anyOf, chunksOf } from '../../db/rows.ts'
import { record } from '../../history/history.ts'
import { lockVehicles, updateVehicles } from '../cases/update-vehicles.ts'

/** The fields of a vehicle that is entered without a case; null leaves a field as it is. */
export interface VehicleEntry extends Record<ExpiryField, Day | null> {
  vehicleNo: string
  chassisNo: string | null
  engineNo: string | null
  firmName: string | null
  ownerName: string | null
  phoneNo: string | null
  /** Numbers that the note names from then on. */
  otherPhones: string | null
  note: string | null
}

/** Vehicles per statement. */
const BATCH = 250

const fields = Object.entries(expiryFields) as [ExpiryType, ExpiryField][]

/**
 * Enters vehicles, each plate once: creates the new ones, and updates the others by the rules of `updateVehicles`. Their locks
 * are taken in the order of their keys. Calls `written` with the number entered so far after each batch. Returns the ids of the
 * new ones.
 */
export async function enterVehicles(
  tx: Tx,
  ctx: Context,
  entries: readonly VehicleEntry[],
  importId: string,
  written: (count: number) => Promise<void>,
): Promise<string[]> {
  const byKey = new Map(entries.map((one) => [vehicleKey(one.vehicleNo), { ...one, newId: newId() }]))
  const claimed = await claim(tx, ctx, [...byKey.values()])
  const vehicles = claimed.flatMap(({ id, key }) => {
    const one = byKey.get(key)
    return one ? [{ id, one }] : []
  })
  let count = 0
  for (const batch of chunksOf(vehicles, BATCH)) {
    await enter(tx, ctx, batch, importId)
    count += batch.length
    await written(count)
  }
  return vehicles.filter(({ id, one }) => id === one.newId).map(({ id }) => id)
}

/** Enters the new date of a vehicle that has no case; the caller holds its lock. */
export async function enterExpiry(tx: Tx, ctx: Context, id: string, type: ExpiryType, day: Day): Promise<void> {
  await enter(tx, ctx, [{ id, one: { [expiryFields[type]]: day } }], null)
}

/** Finds or makes the vehicles of plates, and locks them in the order of their keys. */
async function claim(tx: Tx, { now }: Context, entries: readonly (VehicleEntry & { newId: string })[]) {
  const rows = entries.map(({ newId, vehicleNo, chassisNo, engineNo, firmName }) => ({
    new_id: newId,
    vehicle_no: vehicleNo,
    chassis_no: chassisNo ?? '',
    engine_no: engineNo ?? '',
    firm_name: firmName ?? '',
  }))
  const { rows: claimed } = await sql<{ id: string; key: string }>`
    insert into vehicles (id, plate_key, vehicle_no, chassis_no, engine_no, firm_name, created_at)
    select new_id, vehicle_key(vehicle_no), vehicle_no, chassis_no, engine_no, firm_name, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entered (new_id uuid, vehicle_no text, chassis_no text, engine_no text, firm_name text)
    order by vehicle_key(vehicle_no) collate "C"
    on conflict (plate_key) do update set plate_key = excluded.plate_key
    returning id, plate_key as key`.execute(tx)
  return claimed
}

interface EntryOfVehicle {
  id: string
  one: Partial<VehicleEntry>
}

/** Stores and records the entries, and updates the vehicles. */
async function enter(tx: Tx, ctx: Context, entries: readonly EntryOfVehicle[], importId: string | null): Promise<void> {
  const before = await presentDates(tx, entries)
  const notes = await changeNotes(tx, entries)
  await record(
    tx,
    ctx,
    ...entries.map(({ id, one }) => ({
      subject: 'vehicle' as const,
      id,
      action: importId === null ? ('expiry changed' as const) : ('imported' as const),
      changes: {
        ...Object.fromEntries(
          fields.flatMap(([type, field]) =>
            one[field] ? [[field, { from: before.get(`${id} ${type}`) ?? null, to: one[field] }]] : [],
          ),
        ),
        ...changeOf('vehicleNote', notes.get(id)),
      },
    })),
  )
  const rows = entries.map(({ id, one }) => ({
    id: newId(),
    vehicle_id: id,
    import_id: importId,
    created_at: ctx.now.toISOString(),
    chassis_no: one.chassisNo ?? null,
    engine_no: one.engineNo ?? null,
    firm_name: one.firmName ?? null,
    owner_name: one.ownerName ?? null,
    owner_phone_no: one.ownerName ? (one.phoneNo ?? null) : null,
    note: notes.get(id)?.to ?? null,
    former_note: notes.get(id)?.from ?? null,
    ...Object.fromEntries(fields.map(([, field]) => [caseColumns[field], one[field] ?? null])),
  }))
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)))
  await sql`insert into vehicle_entries (${columns})
    select ${columns} from jsonb_populate_recordset(null::vehicle_entries, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
  await updateVehicles(
    tx,
    entries.map(({ id }) => id),
  )
}

const changeOf = (name: string, change: { from: string | null; to: string | null } | undefined) =>
  change ? { [name]: change } : {}

/** Writes the notes of entries, and returns what changed, by vehicle. */
async function changeNotes(tx: Tx, entries: readonly EntryOfVehicle[]) {
  const told = entries.filter(({ one }) => one.note || one.otherPhones)
  const stored = await tx
    .selectFrom('vehicles')
    .select(['id', 'note'])
    .where('id', '=', anyOf(told.map(({ id }) => id)))
    .execute()
  const formerOf = new Map(stored.map(({ id, note }) => [id, note]))
  const changed = told.flatMap(({ id, one: { note, otherPhones } }) => {
    const from = formerOf.get(id) ?? null
    const to = noteWith(note || from, otherPhones)
    return to === from ? [] : [{ id, from, to }]
  })
  await sql`update vehicles set note = changed.to
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id uuid, "to" text)
    where vehicles.id = changed.id`.execute(tx)
  return new Map(changed.map(({ id, from, to }) => [id, { from, to }]))
}

/** Returns a note that names numbers; one without room for them stays. */
function noteWith(note: string | null | undefined, phones: string | null | undefined): string | null {
  const missing = phones && !note?.includes(phones) ? `${t.caseFields('phoneNo')}: ${phones}` : ''
  const whole = [note, missing].filter(Boolean).join('\n')
  return (whole.length > LONG_TEXT_LENGTH ? note : whole) || null
}

/** Returns the present dates of vehicles, by vehicle and type. */
async function presentDates(tx: Tx, entries: readonly EntryOfVehicle[]): Promise<Map<string, Day>> {
  const rows = await tx
    .selectFrom('vehicle_expiries')
    .selectAll()
    .where('vehicle_id', '=', anyOf(entries.map(({ id }) => id)))
    .execute()
  return new Map(rows.map(({ vehicle_id, kind, expiry_date }) => [`${vehicle_id} ${kind}`, expiry_date]))
}

/**
 * Takes back the entries of an import: removes the vehicles that it created, and updates the others. Returns false, and changes
 * nothing, where a vehicle that it made has a case, a reminder, an edit or a later entry.
 */
export async function withdrawEntries(tx: Tx, importId: string, made: readonly string[]): Promise<boolean> {
  const ofImport = await tx
    .selectFrom('vehicle_entries')
    .select('vehicle_id')
    .where('import_id', '=', importId)
    .execute()
  const ids = ofImport.map(({ vehicle_id }) => vehicle_id)
  await lockVehicles(tx, ids)
  const { rows: used } = await sql`
    select from vehicles where id = any(${made}::uuid[]) and (
      last_case_at is not null or owner_edited_at is not null or reminders_off
      or note is distinct from (select note from vehicle_entries where vehicle_id = vehicles.id and import_id = ${importId})
      or exists (select from reminder_log where vehicle_id = vehicles.id)
      or exists (select from vehicle_entries where vehicle_id = vehicles.id and import_id is distinct from ${importId}))
    limit 1`.execute(tx)
  if (used.length > 0) return false
  // A note that was changed since is no longer the import's.
  await sql`update vehicles set note = entry.former_note from vehicle_entries as entry
    where entry.vehicle_id = vehicles.id and entry.import_id = ${importId} and vehicles.note = entry.note`.execute(tx)
  await tx.deleteFrom('vehicle_entries').where('import_id', '=', importId).execute()
  const isMade = new Set(made)
  const others = ids.filter((id) => !isMade.has(id))
  for (const batch of chunksOf(others, BATCH)) await updateVehicles(tx, batch)
  for (const batch of chunksOf(made, BATCH)) {
    await sql`delete from vehicle_expiries where vehicle_id = any(${batch}::uuid[])`.execute(tx)
    await sql`delete from vehicles where id = any(${batch}::uuid[])`.execute(tx)
  }
  return true
}
