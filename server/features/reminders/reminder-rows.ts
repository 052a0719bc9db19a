import { type InferResult, sql } from 'kysely'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { type Day, daysBetween } from '#contract/dates.ts'
import type { Language } from '#contract/languages/language.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { dealerReminder, fillReminder, linksTo, textFor } from '#contract/reminders/reminder-text.ts'
import { bandOf } from '#contract/reminders/reminder-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { getOfficeProfile } from '../office/office-profile.ts'
import { isContact, isOwnAct } from '../vehicles/reminder-events.ts'
import { isOwnVehicle, type VehicleViewer } from '../vehicles/scope.ts'
import { dealerCases } from './dealer-cases.ts'
import { readTemplates, type Templates } from './settings.ts'

export interface ExpiryKey {
  vehicle_id: string
  kind: ExpiryType
}

type Reader = Pick<Context, 'today' | 'keys' | 'now'>

/**
 * Returns the reminders of expiries, in their order; one without a date is left out. The firm is that of
 * the case that says to the reader whose vehicle it is; without a reader, of all. An employee gets the owner and the
 * calls of others only of an own vehicle.
 */
export async function remindersOf(
  db: Db,
  ctx: Reader,
  reader: VehicleViewer | null,
  keys: readonly ExpiryKey[],
): Promise<Reminder[]> {
  if (keys.length === 0) return []
  const rows = await reminderRows(db, reader, keys).execute()
  const texts = await textsOf(db, ctx)
  return rows.map((row) => {
    const { dealer, ...reminder } = presentReminder(row, ctx.today, texts)
    return reader ? { ...reminder, ...dealer } : reminder
  })
}

const reminderRows = (db: Db, reader: VehicleViewer | null, keys: readonly ExpiryKey[]) => {
  const isOwn = reader ? isOwnVehicle(reader) : sql<boolean>`true`
  return db
    .selectFrom(
      sql<{ vehicle_id: string; kind: string; position: number }>`unnest(${keys.map((key) => key.vehicle_id)}::uuid[],
        ${keys.map(({ kind }) => kind)}::text[]) with ordinality`.as<'asked'>(sql`asked(vehicle_id, kind, position)`),
    )
    .innerJoin('vehicle_expiries as due', (join) =>
      join.onRef('due.vehicle_id', '=', 'asked.vehicle_id').onRef('due.kind', '=', sql.ref('asked.kind')),
    )
    .innerJoin('vehicles', 'vehicles.id', 'due.vehicle_id')
    .leftJoin('reminder_snoozes', (join) =>
      join.onRef('reminder_snoozes.vehicle_id', '=', 'due.vehicle_id').onRef('reminder_snoozes.kind', '=', 'due.kind'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('reminder_log')
          .whereRef('reminder_log.vehicle_id', '=', 'due.vehicle_id')
          .whereRef('reminder_log.kind', '=', 'due.kind')
          .where(isContact)
          .$if(reader?.role === 'employee', (log) => log.where((eb) => eb.or([isOwnAct(reader?.userId ?? ''), isOwn])))
          .select(['reminder_log.at', 'reminder_log.channel', 'reminder_log.outcome'])
          .orderBy('reminder_log.at', 'desc')
          .orderBy('reminder_log.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      dealerCases(db, reader)
        .where('cases.vehicle_id', '=', sql.ref<string>('due.vehicle_id'))
        .leftJoin('clients', 'clients.id', 'cases.dealer_id')
        .select(['cases.firm_name', 'clients.mobile_no'])
        .as('dealer'),
      (join) => join.onTrue(),
    )
    .select([
      'due.vehicle_id',
      'due.kind',
      'due.expiry_date',
      'vehicles.vehicle_no',
      'vehicles.owner_name',
      'vehicles.owner_phone_no',
      'reminder_snoozes.until',
      isOwn.as('is_own'),
      'last.at as last_at',
      'last.channel as last_channel',
      'last.outcome as last_outcome',
      sql<string>`coalesce(dealer.firm_name, vehicles.firm_name)`.as('firm'),
      'dealer.mobile_no as dealer_phone',
    ])
    .orderBy('asked.position')
}

type ReminderRow = InferResult<ReturnType<typeof reminderRows>>[number]

/** What every text needs beside its reminder. */
interface Texts {
  templates: Templates
  officeName: string
  officePhone: string
}

async function textsOf(db: Db, ctx: Reader): Promise<Texts> {
  const { name, phone } = await getOfficeProfile(db, ctx)
  return { templates: await readTemplates(db), officeName: name, officePhone: phone }
}

const inEach = (textIn: (language: Language) => string) => ({ en: textIn('en'), hi: textIn('hi'), mr: textIn('mr') })

/** The reminder of a row; `dealer` has what staff read beside it, who turn to the dealer if they know no number of the owner. */
function presentReminder(
  row: ReminderRow,
  today: Day,
  { templates, officeName, officePhone }: Texts,
): Reminder & { dealer: Pick<Reminder, 'dealerPhone' | 'dealerText'> } {
  const { kind, expiry_date: expiryDate, vehicle_no: vehicleNo } = row
  const [name, phoneNo] = row.is_own ? [row.owner_name, row.owner_phone_no] : [null, null]
  const days = daysBetween(today, expiryDate)
  const facts = { ownerName: name, vehicleNo, kind, expiryDate, days, officeName, officePhone }
  const text = inEach((language) => fillReminder(textFor(templates[kind][language], language, days), language, facts))
  const dealerPhone = phoneNo === null ? row.dealer_phone : null
  const dealerText = dealerPhone === null ? null : inEach((language) => dealerReminder(language, row.firm, facts))
  return {
    vehicleId: row.vehicle_id,
    vehicleNo,
    kind,
    expiryDate,
    days,
    band: bandOf(days),
    owner: name === null && phoneNo === null ? null : { name, phoneNo },
    firmName: row.firm,
    lastSentAt: row.last_at,
    lastChannel: row.last_channel,
    lastOutcome: row.last_outcome,
    snoozedUntil: row.until !== null && row.until > today ? row.until : null,
    text,
    links: phoneNo === null ? null : linksTo(phoneNo, text.en),
    dealer: { dealerPhone, dealerText },
  }
}
