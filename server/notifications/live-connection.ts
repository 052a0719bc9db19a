import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SECOND } from '#contract/durations.ts'
import type { Database } from '../db/connect.ts'
import { DatabaseAway } from '../db/health-check.ts'
import { LIVE_CHANNEL, type LiveSignal } from './live-channel.ts'

/** How often the connection is tried, and how long it may take to hear itself, in milliseconds. */
const EVERY = 10 * SECOND
const SELF_TIMEOUT = 3 * SECOND

/** Receives the signals of all processes. */
interface LiveListener {
  heard(signal: LiveSignal): void
  /** The connection is lost, and with it perhaps signals. */
  lost(): void
}

export interface LiveConnection {
  close(): void
}

/**
 * Listens to the signals of all processes, by one connection beside the pool. It sends itself a signal and must receive it,
 * at once and then every 10 s: behind a pooler without sessions, or a network that drops packets, notifications are lost
 * without an error. Rejects where its own signal does not arrive.
 */
export async function listenToSignals(
  { pool }: Pick<Database, 'pool'>,
  listener: LiveListener,
): Promise<LiveConnection> {
  const { password } = pool.options
  const application_name = 'vehicle-record-portal live'
  // Behind a pooler without a place the first statement would wait.
  const client = new pg.Client({ ...pool.options, password, application_name, query_timeout: SELF_TIMEOUT })
  const hello = `hello ${randomUUID()}`
  let isOpen = true
  let heardItself = () => {}
  const close = () => {
    isOpen = false
    clearInterval(timer)
    client.end().catch(() => {})
    client.connection.stream.destroy()
  }
  const lose = () => {
    if (!isOpen) return
    close()
    listener.lost()
  }
  const hearItself = async () => {
    const heard = new Promise<true>((resolve) => {
      heardItself = () => resolve(true)
    })
    client.query('select pg_notify($1, $2)', [LIVE_CHANNEL, hello]).catch(lose)
    if (!(await Promise.race([heard, sleep(SELF_TIMEOUT, false, { ref: false })])))
      throw new DatabaseAway('deaf to signals')
  }
  const timer = setInterval(() => void hearItself().catch(lose), EVERY)
  timer.unref()
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload = '' }) => {
    if (payload === hello) heardItself()
    else if (payload.startsWith('{')) listener.heard(JSON.parse(payload) as LiveSignal)
  })
  try {
    await client.connect()
    await client.query(`listen ${LIVE_CHANNEL}`)
    await hearItself()
  } catch (error) {
    close()
    throw error
  }
  return { close }
}
