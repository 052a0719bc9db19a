import { addDays, daysBetween, officeDay } from '#contract/dates.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import type { Session } from '#test/caller.ts'
import { knownVehicles } from './known-vehicle-data.ts'
import type { Filling } from './people.ts'
import { firstNotes, laterNotes } from './sample-data.ts'

/** The days before and after the end of a paper in which the office calls, and those between two contacts. */
const [FIRST_DAY, LAST_DAY, PAUSE] = [10, -45, 6]

/** Lets an employee work through the reminders of own vehicles, as on one day of a week. */
export async function remindOwners(filling: Filling, as: Session): Promise<void> {
  const { office, random } = filling
  const today = officeDay(office.clock.now())
  const data = await office.ok(reminderEndpoints.worklist, { as, body: { pageSize: 60 } })
  for (const reminder of data) {
    const { vehicleNo, days, links, lastSentAt } = reminder
    // The reminders of known vehicles are planned one by one.
    if (knownVehicles.some(({ plate }) => plate === vehicleNo)) continue
    const isResting = lastSentAt !== null && daysBetween(officeDay(new Date(lastSentAt)), today) < PAUSE
    if (days > FIRST_DAY || days < LAST_DAY || !links || isResting || random.next() < 0.08) continue
    await (lastSentAt ? contactAgain(filling, as, reminder) : contactFirst(filling, as, reminder))
  }
}

type Contact = { channel: 'WHATSAPP' | 'SMS' | 'CALL'; outcome: 'sent' | 'willRenew' | 'notReached'; note?: string }

async function log(
  { office }: Filling,
  as: Session,
  { vehicleId, kind }: Reminder,
  contact: Omit<Contact, 'outcome'> & { outcome: Contact['outcome'] | 'renewedElsewhere' },
) {
  await office.ok(reminderEndpoints.log, { as, body: { vehicleId, kind, ...contact } })
}

/** Most owners first get a message. */
async function contactFirst(filling: Filling, as: Session, reminder: Reminder): Promise<void> {
  const chance = filling.random.next()
  if (chance < 0.65) await log(filling, as, reminder, { channel: 'WHATSAPP', outcome: 'sent' })
  else if (chance < 0.75) await log(filling, as, reminder, { channel: 'SMS', outcome: 'sent' })
  else if (chance < 0.85) await log(filling, as, reminder, { channel: 'CALL', outcome: 'notReached' })
  else await promise(filling, as, reminder, filling.random.pick(firstNotes))
}

/** An owner who was contacted before has renewed, here or elsewhere, or is called. */
async function contactAgain(filling: Filling, as: Session, reminder: Reminder): Promise<void> {
  const { office, random } = filling
  const { vehicleId, kind, expiryDate } = reminder
  const today = officeDay(office.clock.now())
  const chance = random.next()
  if (chance < 0.5) {
    const start = expiryDate > today ? expiryDate : today
    const body = { vehicleId, kind, newExpiryDate: addDays(start, kind === 'PUC' ? 182 : 364) }
    await office.ok(reminderEndpoints.renew, { as, body })
  } else if (chance < 0.65) {
    await log(filling, as, reminder, { channel: 'CALL', outcome: 'renewedElsewhere' })
    await snooze(filling, as, reminder, 150)
  } else if (chance < 0.85) await promise(filling, as, reminder, random.pick(laterNotes))
  else await log(filling, as, reminder, { channel: 'CALL', outcome: 'notReached' })
}

/** An owner promises to come; the reminder rests some days. */
async function promise(filling: Filling, as: Session, reminder: Reminder, note: string): Promise<void> {
  await log(filling, as, reminder, { channel: 'CALL', outcome: 'willRenew', note })
  await snooze(filling, as, reminder, 5)
}

async function snooze({ office }: Filling, as: Session, { vehicleId, kind }: Reminder, days: number): Promise<void> {
  const until = addDays(officeDay(office.clock.now()), days)
  await office.ok(reminderEndpoints.snooze, { as, body: { vehicleId, kind, until } })
}
