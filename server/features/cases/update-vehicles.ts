import { type RawBuilder, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { caseColumns, expiryFields } from '#contract/cases/case-list-fields.ts'
import type { Tx } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { anyOf } from '../../db/rows.ts'
import type { StoredCase } from './scope.ts'

/*
 * A vehicle is what the cases of its plate say (docs/decisions/0067). A command that writes a plate, an owner or an expiry
 * date claims the vehicle, writes the case, records the change, and updates the vehicle. Locks: the case before its
 * vehicle, and of two vehicles the one with the smaller key first.
 */

/** The owner that a case names: the buyer, without a transfer the seller. */
const ownerName = sql`case when transfer_to = 'NA' then seller_name else buyer_name end`
const ownerPhoneNo = sql`case when transfer_to = 'NA' then seller_phone_no else buyer_phone_no end`

/** The type, the field and the day of each expiry of a row of `table`, which has the columns of `cases`. */
const expiriesOf = (table: 'cases' | 'described' | 'vehicle_entries') =>
  sql`(values ${sql.join(
    expiryTypes.map((type) => {
      const field = expiryFields[type]
      return sql`(${sqlLiterals([type])}, ${sqlLiterals([field])}, ${sql.ref(`${table}.${caseColumns[field]}`)})`
    }),
  )}) as expiries(kind, field, day)`

/**
 * Begins a statement that finds or makes the vehicles of the plates of some cases, and locks them in the order of their
 * keys: `claimed` has their ids. A new one gets the data of its case, and `new_id`. A plate without a letter or digit
 * has no vehicle.
 */
const claimStatement = (tx: Tx, cases: RawBuilder<unknown>) =>
  tx
    .with(
      'described',
      () => sql<object>`
        (select distinct on (key collate "C") * from (${cases}) as cases cross join lateral vehicle_key(vehicle_no) as key
        where key <> '' order by key collate "C")`,
    )
    .with(
      'claimed',
      () => sql<{ id: string }>`
        (insert into vehicles (id, plate_key, vehicle_no, chassis_no, engine_no, firm_name, owner_name, owner_phone_no,
          last_case_at, created_at)
        select new_id, key, vehicle_no, chassis_no, engine_no, firm_name, ${ownerName}, ${ownerPhoneNo}, created_at, created_at
        from described order by key collate "C"
        on conflict (plate_key) do update set plate_key = excluded.plate_key
        returning id)`,
    )
    .with(
      'dated',
      () => sql<object>`
        (insert into vehicle_expiries (vehicle_id, kind, expiry_date)
        select claimed.id, kind, day from claimed join described on new_id = claimed.id
        cross join lateral ${expiriesOf('described')} where day is not null)`,
    )

/** Finds or makes the vehicles of some cases, and locks them; returns their ids. */
export async function claimVehicles(tx: Tx, cases: RawBuilder<unknown>): Promise<string[]> {
  const claimed = await claimStatement(tx, cases).selectFrom('claimed').select('id').execute()
  return claimed.map(({ id }) => id)
}

// biome-ignore format: a list
const texts = [
  'vehicle_no', 'chassis_no', 'engine_no', 'firm_name', 'transfer_to', 'seller_name', 'seller_phone_no', 'buyer_name', 'buyer_phone_no',
] as const
const days = expiryTypes.map((type) => caseColumns[expiryFields[type]])

/** The columns by which a case describes its vehicle. */
export const describing = ['id', 'created_at', ...texts, ...days] as const

type Described = Pick<StoredCase, (typeof texts)[number] | (typeof days)[number] | 'created_at'>

const asRow = (described: Described, newVehicleId: string) =>
  sql`select ${sql.join([
    sql`${newVehicleId}::uuid as new_id, ${described.created_at}::timestamptz as created_at`,
    ...texts.map((name) => sql`${described[name]}::text as ${sql.id(name)}`),
    ...days.map((name) => sql`${described[name]}::date as ${sql.id(name)}`),
  ])}`

/** Begins the statement that inserts a case: `claimed` has the id of its vehicle, a new one's is `newVehicleId`. */
export const claimStatementOfCase = (tx: Tx, described: Described, newVehicleId: string) =>
  claimStatement(tx, asRow(described, newVehicleId))

/**
 * Returns the id of the vehicle of a case that is edited, null for a plate without a letter or digit. Locks it, and the one
 * that the case had before.
 */
export async function claimVehicleOfEdit(
  tx: Tx,
  described: Described,
  before: Pick<StoredCase, 'vehicle_id' | 'vehicle_no'>,
): Promise<string | null> {
  const claim = async () => (await claimVehicles(tx, asRow(described, newId())))[0] ?? null
  if (!before.vehicle_id) return claim()
  if (described.vehicle_no === before.vehicle_no) {
    await lockVehicle(tx, before.vehicle_id)
    return before.vehicle_id
  }
  const { rows } = await sql<{ isFirst: boolean }>`
    select plate_key < vehicle_key(${described.vehicle_no}) as "isFirst" from vehicles
    where id = ${before.vehicle_id}`.execute(tx)
  const isFirst = rows[0]?.isFirst
  if (isFirst) await lockVehicle(tx, before.vehicle_id)
  const claimed = await claim()
  if (!isFirst) await lockVehicle(tx, before.vehicle_id)
  return claimed
}

export const lockVehicle = (tx: Tx, id: string) =>
  tx.selectFrom('vehicles').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Locks vehicles in the order of their keys. */
export const lockVehicles = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('vehicles')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy(sql`plate_key collate "C"`)
    .forNoKeyUpdate()
    .execute()

/**
 * Derives some vehicles from their cases and entries, in one statement, because creates and edits run it. Plate, chassis,
 * engine and firm are those of the newest case; the owner is that of the newest case with owners, or the one entered by hand,
 * whichever is later. What no case has comes from the newest entry without a case (`vehicle_entries`). An expiry date is the
 * one that the history has last, of a new case or of a change; clearing a date does not clear it here. The caller holds the
 * locks of the vehicles and has recorded what it changed.
 */
export async function updateVehicles(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return
  // The statement for one or two vehicles, as of a command, is planned once; that for a batch each time.
  const among = known.length > 2 ? sql`= any(${known}::uuid[])` : sql`in (${sql.join(known)})`
  await sql`
    with of_cases as (${saidByCases(among)}), of_entries as (${saidByEntries(among)}), present as (${presentVehicles}),
    updated as (
      update vehicles set vehicle_no = present.vehicle_no, chassis_no = present.chassis_no, engine_no = present.engine_no,
        firm_name = present.firm_name, last_case_at = present.last_case_at, told_at = present.told_at,
        owner_name = present.owner_name, owner_phone_no = present.owner_phone_no
      from present where present.id = vehicles.id
        and (vehicles.vehicle_no, vehicles.chassis_no, vehicles.engine_no, vehicles.firm_name, vehicles.last_case_at,
          vehicles.told_at, vehicles.owner_name, vehicles.owner_phone_no) is distinct from (present.vehicle_no,
          present.chassis_no, present.engine_no, present.firm_name, present.last_case_at, present.told_at,
          present.owner_name, present.owner_phone_no)
    ), last_dates as (${lastDates(among)}),
    ended as (
      delete from vehicle_expiries as stored where vehicle_id ${among} and not exists (
        select from last_dates where (last_dates.vehicle_id, last_dates.kind) = (stored.vehicle_id, stored.kind))
    )
    insert into vehicle_expiries as stored (vehicle_id, kind, expiry_date) select vehicle_id, kind, day from last_dates
    on conflict (vehicle_id, kind) do update set expiry_date = excluded.expiry_date
    where stored.expiry_date <> excluded.expiry_date`.execute(tx)
}

/** Each vehicle with its newest case, and with the owner of its newest case that has owners (`named_at`: when it was made). */
const saidByCases = (among: RawBuilder<unknown>) => sql`
  select vehicles.id, newest.*, named.created_at as named_at, named.owner_name, named.owner_phone_no
  from vehicles
  left join lateral (
    select vehicle_no, chassis_no, engine_no, firm_name, created_at from cases where vehicle_id = vehicles.id
    order by created_at desc, id desc limit 1) as newest on true
  left join lateral (
    select created_at, ${ownerName} as owner_name, ${ownerPhoneNo} as owner_phone_no from cases
    where vehicle_id = vehicles.id and seller_name is not null order by created_at desc, id desc limit 1) as named on true
  where vehicles.id ${among}`

/** Each vehicle that was entered without a case, each column from the newest entry that has a value. */
const saidByEntries = (among: RawBuilder<unknown>) => sql`
  select vehicle_id, max(created_at) as at,
    (array_agg(chassis_no order by seq desc) filter (where chassis_no is not null))[1] as chassis_no,
    (array_agg(engine_no order by seq desc) filter (where engine_no is not null))[1] as engine_no,
    (array_agg(firm_name order by seq desc) filter (where firm_name is not null))[1] as firm_name,
    (array_agg(owner_name order by seq desc) filter (where owner_name is not null))[1] as owner_name,
    (array_agg(owner_phone_no order by seq desc) filter (where owner_name is not null))[1] as owner_phone_no
  from vehicle_entries where vehicle_id ${among} group by vehicle_id`

/**
 * The vehicles as they are to be, from `of_cases` and `of_entries`. The owner is that of a case (`is_of_case`) where one names
 * an owner and none was entered by hand later; else the one by hand, or without it that of the entries.
 */
const presentVehicles = sql`
  select vehicles.id, coalesce(of_cases.vehicle_no, vehicles.vehicle_no) as vehicle_no,
    coalesce(of_cases.chassis_no, of_entries.chassis_no, vehicles.chassis_no) as chassis_no,
    coalesce(of_cases.engine_no, of_entries.engine_no, vehicles.engine_no) as engine_no,
    coalesce(of_cases.firm_name, of_entries.firm_name, vehicles.firm_name) as firm_name,
    of_cases.created_at as last_case_at, of_entries.at as told_at,
    case when is_of_case then of_cases.owner_name when owner_edited_at is null then of_entries.owner_name
      else edited_owner_name end as owner_name,
    case when is_of_case then of_cases.owner_phone_no when owner_edited_at is null then of_entries.owner_phone_no
      else edited_owner_phone_no end as owner_phone_no
  from of_cases join vehicles using (id) left join of_entries on of_entries.vehicle_id = vehicles.id
  cross join lateral (select coalesce(owner_edited_at < named_at, named_at is not null) as is_of_case) as owner`

/**
 * The date of each kind of expiry that was entered last, by the numbers of the history and of entries, which are of one
 * sequence. For a case whose date was cleared it is the cleared date (`cleared`).
 */
const lastDates = (among: RawBuilder<unknown>) => sql`
  select distinct on (vehicle_id, kind) vehicle_id, kind, day from (
    select vehicle_id, kind, coalesce(day, cleared) as day, last.seq
    from cases
    cross join lateral ${expiriesOf('cases')}
    cross join lateral (
      select max(seq) filter (where action = 'created' or changes #>> array[field, 'to'] is not null) as seq,
        ((array_agg(changes #>> array[field, 'from'] order by seq desc) filter (where changes ? field))[1])::date as cleared
      from history where subject_type = 'case' and subject_id = cases.id
        and action in ('created', 'edited', 'expiry changed')) as last
    where vehicle_id ${among}
    union all
    select vehicle_id, kind, day, seq from vehicle_entries cross join lateral ${expiriesOf('vehicle_entries')}
    where vehicle_id ${among}
  ) as given
  where day is not null order by vehicle_id, kind, seq desc nulls last`
