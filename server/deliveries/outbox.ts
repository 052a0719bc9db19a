import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { messages } from '#contract/messages.ts'
import type { SentTo } from '../adapters/mail.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { channels } from './channels/all-channels.ts'
import type { Delivery, DeliveryChannel } from './channels/channel.ts'
import { isOutgoingPaused } from './outgoing-pause.ts'

/** Seconds to wait after the first, second … failed attempt; after the last one the delivery is dead. */
const BACK_OFF = [10, 60, 300, 1800, 7200, 21_600]

/** Milliseconds for which the sending process holds a delivery exclusively. */
const LEASE = 300_000

/**
 * Sends every due delivery until `isStopped`, as many at once as its channel allows. Several processes
 * may run it at once: each delivery is leased by the process that sends it. Sends nothing, and warns,
 * while deliveries are paused. Returns the number of attempts.
 *
 * A delivery is sent once, with one exception that no channel can close: a process that is killed
 * after the next server accepted it and before that is stored. The next attempt has the same id.
 */
export async function deliverDue(deps: Deps, isStopped: () => boolean = () => false): Promise<number> {
  if (await isOutgoingPaused(deps.database.db)) {
    deps.warnings.raise(OUTGOING_IS_PAUSED, messages.warnings.outgoingPaused)
    return 0
  }
  deps.warnings.withdraw(OUTGOING_IS_PAUSED)
  return sumOf(Object.values(channels).map((channel) => deliverChannel(deps, channel, isStopped)))
}

/** Adds up attempts once every part has ended; throws the first error. */
async function sumOf(parts: Promise<number>[]): Promise<number> {
  let sum = 0
  for (const part of await Promise.allSettled(parts)) {
    if (part.status === 'rejected') throw part.reason
    sum += part.value
  }
  return sum
}

async function deliverChannel(deps: Deps, channel: DeliveryChannel, isStopped: () => boolean): Promise<number> {
  const lanes = lanesOf(deps.database, channel)
  for (const outcomes of lanes) await writeDown(deps, outcomes)
  const first = isStopped() ? null : await takeNext(deps, channel)
  // With nothing due, no other lane asks the database.
  if (!first) return 0
  return sumOf(lanes.map((outcomes, index) => deliverLane(deps, channel, outcomes, isStopped, index ? null : first)))
}

/** Sends one delivery after the other, `first` before all. */
async function deliverLane(
  deps: Deps,
  channel: DeliveryChannel,
  outcomes: Outcome[],
  isStopped: () => boolean,
  first: Delivery | null,
): Promise<number> {
  const next = async () => {
    await writeDown(deps, outcomes)
    return isStopped() ? null : takeNext(deps, channel)
  }
  let tried = 0
  for (let delivery = first ?? (await next()); delivery; delivery = await next()) {
    outcomes.push(await send(deps, channel, delivery))
    tried += 1
  }
  return tried
}

interface Outcome {
  id: string
  attempts: number
  changes: {
    state: 'sent' | 'waiting' | 'dead'
    sent_at?: string
    sent_to?: SentTo
    due_at?: string
    last_error: string | null
  }
}

/** Outcomes that are not stored yet, because the database was away: for each lane of a channel its own. */
const unwritten = new WeakMap<Deps['database'], Map<DeliveryChannel, Outcome[][]>>()

function lanesOf(database: Deps['database'], channel: DeliveryChannel): Outcome[][] {
  const byChannel = unwritten.get(database) ?? new Map<DeliveryChannel, Outcome[][]>()
  unwritten.set(database, byChannel)
  const lanes = byChannel.get(channel) ?? Array.from({ length: channel.atOnce }, () => [])
  byChannel.set(channel, lanes)
  return lanes
}

async function send(deps: Deps, channel: DeliveryChannel, delivery: Delivery): Promise<Outcome> {
  const { id, attempts } = delivery
  try {
    const sent_to = await channel.send(deps, delivery)
    const sent_at = deps.clock.now().toISOString()
    return { id, attempts, changes: { state: 'sent', sent_at, sent_to, last_error: null } }
  } catch (error) {
    const wait = BACK_OFF[attempts - 1]
    const reason = channel.reasonOf(error)
    deps.log.warn({ delivery: id, channel: delivery.channel, attempts, reason }, 'a delivery failed')
    const due_at = new Date(deps.clock.now().getTime() + (wait ?? 0) * 1000).toISOString()
    return { id, attempts, changes: { state: wait === undefined ? 'dead' : 'waiting', due_at, last_error: reason } }
  }
}

/**
 * Stores outcomes, before the next delivery is taken: a delivery that was sent without a stored
 * outcome would be sent again.
 */
async function writeDown({ database }: Deps, outcomes: Outcome[]): Promise<void> {
  for (let outcome = outcomes[0]; outcome; outcome = outcomes[0]) {
    const { id, attempts, changes } = outcome
    await database.db
      .updateTable('deliveries')
      .set(changes)
      .where('id', '=', id)
      // A late failure says nothing about the next attempt, which may have succeeded.
      .$if(changes.state !== 'sent', (query) => query.where('attempts', '=', attempts).where('state', '=', 'waiting'))
      .execute()
    if (outcomes[0] === outcome) outcomes.shift()
  }
}

/** Leases the next due delivery, so that the slow sending needs no open transaction. */
function takeNext({ database, clock }: Deps, { name, templates }: DeliveryChannel): Promise<Delivery | null> {
  return inTransaction(database.db, async (tx) => {
    const now = clock.now()
    const due = await tx
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now.toISOString())
      .where('channel', '=', name)
      // A newer version may have queued templates that this one cannot render.
      .where('template', 'in', templates)
      .orderBy('is_urgent', 'desc')
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return null
    return tx
      .updateTable('deliveries')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        due_at: new Date(now.getTime() + LEASE).toISOString(),
      }))
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
