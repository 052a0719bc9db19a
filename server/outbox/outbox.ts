import { type SqlBool, sql } from 'kysely'
import { MINUTE } from '#contract/durations.ts'
import { jobContext } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import { inTransaction } from '../db/transaction.ts'
import type { AttemptChanges, Delivery, DeliveryChannel, DeliveryQueue } from './channel.ts'
import { eventChannel } from './event-channel.ts'
import { gatewayChannel } from './gateway-channel.ts'
import { mailChannel } from './mail-channel.ts'
import { isPaused } from './outgoing-pause.ts'
import { pushChannel } from './push-channel.ts'

/** How long the sending process holds a delivery exclusively. */
const LEASE = 5 * MINUTE

/**
 * Sends every due delivery until `isStopped`, as many at once as its queue allows, and waits for all. Several processes
 * may run it at once: each delivery is leased by the process that sends it. Sends nothing, and warns,
 * while deliveries are paused. Returns the number of attempts.
 *
 * A delivery is sent once, with one exception that no channel can close: a process that is killed
 * after the next server accepted it and before that is stored. The next attempt has the same id.
 */
export async function deliverDue(deps: Deps, isStopped: () => boolean = () => false): Promise<number> {
  return sumOf(await startDue(deps, isStopped))
}

/**
 * Begins to send what is due, as `deliverDue`, and does not wait: returns a promise for each queue that something was
 * begun for. What another call is sending goes on beside it, so that a receiver that hangs delays no other queue.
 */
export async function startDue(deps: Deps, isStopped: () => boolean): Promise<Promise<number>[]> {
  if (await isPaused(deps)) return []
  const queues: [DeliveryChannel, DeliveryQueue][] = []
  for (const channel of Object.values(channels))
    for (const queue of await channel.queues(deps)) queues.push([channel, queue])
  return queues.flatMap(([channel, queue]) => {
    const free = lanesOf(deps.database, queue).filter((lane) => !lane.isBusy)
    return free.length > 0 ? [deliverQueue({ deps, channel, queue, isStopped }, free)] : []
  })
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

interface Round {
  deps: Deps
  channel: DeliveryChannel
  queue: DeliveryQueue
  isStopped: () => boolean
}

/** Sends the due deliveries of a queue, on its free lanes. */
async function deliverQueue(round: Round, lanes: Lane[]): Promise<number> {
  for (const lane of lanes) lane.isBusy = true
  let first: Delivery | null = null
  try {
    for (const lane of lanes) await storeOutcomes(round, lane)
    first = round.isStopped() ? null : await takeNext(round)
  } finally {
    if (!first) for (const lane of lanes) lane.isBusy = false
  }
  // With nothing due, no other lane asks the database.
  return first ? sumOf(lanes.map((lane, index) => deliverLane(round, lane, index ? null : first))) : 0
}

/** Sends one delivery after the other, `first` before all. The lane is free for another round as soon as nothing is due. */
async function deliverLane(round: Round, lane: Lane, first: Delivery | null): Promise<number> {
  const next = async () => {
    await storeOutcomes(round, lane)
    return round.isStopped() ? null : takeNext(round)
  }
  let tried = 0
  try {
    for (let delivery = first ?? (await next()); delivery; delivery = await next()) {
      lane.outcomes.push(await send(round, delivery))
      tried += 1
    }
  } finally {
    lane.isBusy = false
  }
  return tried
}

interface Outcome {
  delivery: Delivery
  changes: AttemptChanges
}

/** One of the things that a queue can send at once. */
interface Lane {
  isBusy: boolean
  /** What is not stored yet, because the database was away. */
  outcomes: Outcome[]
}

/** The lanes of each queue, by its name. */
const lanesByQueue = new WeakMap<Deps['database'], Map<string, Lane[]>>()

function lanesOf(database: Deps['database'], { name, atOnce }: DeliveryQueue): Lane[] {
  const byQueue = lanesByQueue.get(database) ?? new Map<string, Lane[]>()
  lanesByQueue.set(database, byQueue)
  const lanes = byQueue.get(name) ?? Array.from({ length: atOnce }, () => ({ isBusy: false, outcomes: [] }))
  byQueue.set(name, lanes)
  return lanes
}

async function send({ deps, channel }: Round, delivery: Delivery): Promise<Outcome> {
  const { id, attempts } = delivery
  try {
    const { sentTo: sent_to, responseStatus = null } = await channel.send(deps, delivery)
    const sent_at = deps.clock.now().toISOString()
    return { delivery, changes: { state: 'sent', sent_at, sent_to, last_error: null, response_status: responseStatus } }
  } catch (error) {
    const { reason, responseStatus = null, isFinal = false } = channel.failureOf(error)
    const wait = isFinal ? undefined : channel.backOff[attempts - 1]
    deps.log.warn({ delivery: id, channel: delivery.channel, attempts, reason }, 'a delivery failed')
    const due_at = new Date(deps.clock.now().getTime() + (wait ?? 0)).toISOString()
    const state = wait === undefined ? 'dead' : 'waiting'
    return { delivery, changes: { state, due_at, last_error: reason, response_status: responseStatus } }
  }
}

/**
 * Stores outcomes, before the next delivery is taken: a delivery that was sent without a stored
 * outcome would be sent again.
 */
async function storeOutcomes({ deps, channel }: Round, { outcomes }: Lane): Promise<void> {
  for (let outcome = outcomes[0]; outcome; outcome = outcomes[0]) {
    const { delivery, changes } = outcome
    await inTransaction(deps.database.db, async (tx) => {
      const stored = await tx
        .updateTable('deliveries')
        .set(changes)
        .where('id', '=', delivery.id)
        // A late failure says nothing about the next attempt, which may have succeeded.
        .$if(changes.state !== 'sent', (query) =>
          query.where('attempts', '=', delivery.attempts).where('state', '=', 'waiting'),
        )
        .executeTakeFirst()
      if (stored.numUpdatedRows > 0n) await channel.noteOutcome?.(tx, jobContext(deps), delivery, changes)
    })
    if (outcomes[0] === outcome) outcomes.shift()
  }
}

/** True unless an earlier event of the same subject waits for its first attempt, or for the end of it. */
const isInOrder = sql<SqlBool>`not exists (select from deliveries as earlier
  where earlier.webhook_id = deliveries.webhook_id and earlier.subject_id = deliveries.subject_id
    and earlier.seq < deliveries.seq and earlier.state = 'waiting' and earlier.last_error is null)`

/** Leases the next due delivery, so that the slow sending needs no open transaction. */
function takeNext({ deps: { database, clock }, channel, queue: { webhookId } }: Round): Promise<Delivery | null> {
  return inTransaction(database.db, async (tx) => {
    const now = clock.now()
    const due = await tx
      .selectFrom('deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now.toISOString())
      // A newer version may have queued templates that this one cannot render.
      .where('template', 'in', channel.templates(now))
      .$if(webhookId === undefined, (query) => query.where('channel', '=', channel.name).orderBy('is_urgent', 'desc'))
      .$if(webhookId !== undefined, (query) => query.where('webhook_id', '=', webhookId ?? '').where(isInOrder))
      .orderBy('due_at')
      .$if(webhookId !== undefined, (query) => query.orderBy('seq'))
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

const channels: Readonly<Record<Delivery['channel'], DeliveryChannel>> = {
  mail: mailChannel,
  webhook: gatewayChannel,
  event: eventChannel,
  push: pushChannel,
}
