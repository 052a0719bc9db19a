import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { countTurnaround } from '../features/board/turnaround.ts'
import { foldCaseCounts } from '../features/cases/case-counts.ts'
import { answerResetRequests } from '../features/identity/resend-credentials.ts'
import { deliverDue } from '../mail/outbox.ts'
import { runMonthEnd } from './month-end.ts'

const EVERY = 1000
const MAILS_EVERY = 500
/** Bills are looked for at the start and then every minute. */
const ROUNDS_PER_BILLING = 60
/** The board's weeks are counted at the start and then every quarter of an hour. */
const ROUNDS_PER_COUNTING = 900
/** How long a stop waits for the mail that is just leaving; a mail server may take longer than an operator. */
const LAST_MAIL = 5_000

/**
 * What is done behind the answers: counts of cases, links that were asked for, mails that are due, and
 * the monthly bills. It looks every second until stopped; a fault of the database only delays it. Any number of processes may run it.
 * Mails have a round of their own, so that a slow mail server keeps nothing else waiting.
 */
export function startWorker(deps: Deps): { stop(): Promise<void> } {
  let round = 0
  let isStopped = false
  const jobs = repeat(deps, EVERY, async () => {
    await foldCaseCounts(deps.database.db)
    await answerResetRequests(deps)
    if (round % ROUNDS_PER_BILLING === 0) await runMonthEnd(deps)
    if (round % ROUNDS_PER_COUNTING === 0) await countTurnaround(deps)
    round += 1
  })
  const mails = repeat(deps, MAILS_EVERY, () => deliverDue(deps, () => isStopped))
  return {
    async stop() {
      isStopped = true
      await Promise.all([jobs.stop(), Promise.race([mails.stop(), sleep(LAST_MAIL, undefined, { ref: false })])])
    },
  }
}

/** Works again and again, never twice at a time. */
function repeat(deps: Deps, every: number, work: () => Promise<unknown>): { stop(): Promise<unknown> } {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the worker could not look for work'))
      .finally(() => {
        running = null
      })
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** One round of the worker; tests call it instead of waiting. */
export async function workOnce(deps: Deps): Promise<void> {
  await foldCaseCounts(deps.database.db)
  await answerResetRequests(deps)
  await deliverDue(deps)
}
