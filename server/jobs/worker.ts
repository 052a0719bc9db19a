import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { Deps } from '../context/deps.ts'
import { countTurnaround, keepUsualDays } from '../features/board/turnaround.ts'
import { sendDunnings } from '../features/dunning/send-dunnings.ts'
import { notifyOwnersOfGuesses, recordRefusedSignIns } from '../features/identity/account-guesses.ts'
import { queueResetLinks } from '../features/identity/resend-credentials.ts'
import { sendNotificationDigests } from '../features/notifications/send-digests.ts'
import { sendDealerMessages } from '../features/notifications/send-messages.ts'
import { readWaitingFiles } from '../features/readings/read-waiting-files.ts'
import { sendDueReminders } from '../features/reminders/send-due.ts'
import { deliverDue, startDue } from '../outbox/outbox.ts'
import type { Job } from '../telemetry/metrics.ts'
import { auditLedger } from './audit-ledger.ts'
import { cleanUp } from './cleanup.ts'
import { runMonthEnd } from './month-end.ts'
import { runCommand } from './run-command.ts'
import { sealHistory } from './seal-history.ts'
import { watchBackups, watchDisk } from './watch.ts'

/** How long a stop waits for running jobs; a mail server may take longer than an operator waits. */
const STOP_TIMEOUT = 5 * SECOND

interface Recurring {
  job: Job
  /** Milliseconds to the first run, and between runs. */
  first: number
  every: number
  /** `runInBackground` registers a promise that may outlive this run; a stop waits for it. */
  run(deps: Deps, isStopped: () => boolean, runInBackground: (rest: Promise<unknown>) => void): Promise<unknown>
}

/** Each job has its own schedule, so that a slow mail server, a long cleanup or a month's bills delay nothing else. */
const recurring: readonly Recurring[] = [
  { job: 'requests', first: SECOND, every: SECOND, run: runPolledJobs },
  { job: 'mails', first: SECOND / 2, every: SECOND / 2, run: sendDue },
  { job: 'bills', first: SECOND, every: MINUTE, run: runMonthEnd },
  { job: 'board', first: SECOND, every: 15 * MINUTE, run: countForReaders },
  { job: 'seals', first: 5 * SECOND, every: MINUTE, run: (deps, isStopped) => sealHistory(deps, isStopped) },
  { job: 'cleanup', first: MINUTE, every: 60 * MINUTE, run: cleanUp },
  { job: 'audit', first: 2 * MINUTE, every: 60 * MINUTE, run: auditLedger },
  { job: 'reminders', first: 3 * SECOND, every: MINUTE, run: sendAtTheirTime },
  { job: 'backups', first: 4 * SECOND, every: MINUTE, run: watchBackups },
  { job: 'readings', first: 2 * SECOND, every: 5 * SECOND, run: readWaitingFiles },
  { job: 'disk', first: SECOND, every: MINUTE, run: (deps) => watchDisk(deps) },
]

/** Runs the jobs until it is stopped. A failure of the database only delays them. Any number of processes may run it. */
export function startWorker(deps: Deps): { stop(): Promise<void> } {
  const started = recurring.map((job) => start(deps, job))
  return {
    async stop() {
      const stopped = Promise.all(started.map(({ stop }) => stop()))
      await Promise.race([stopped, sleep(STOP_TIMEOUT, undefined, { ref: false })])
    },
  }
}

function start(deps: Deps, { job, first, every, run }: Recurring): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  let isStopped = false
  const failed = (error: unknown) => deps.log.warn({ err: error, job }, 'a job of the worker failed')
  const left = new Set<Promise<unknown>>()
  const runInBackground = (rest: Promise<unknown>) => {
    const ended: Promise<unknown> = rest.catch(failed).finally(() => left.delete(ended))
    left.add(ended)
  }
  const work = async () => {
    try {
      await run(deps, () => isStopped, runInBackground)
      deps.metrics.done(job, deps.clock.now())
    } catch (error) {
      failed(error)
    }
  }
  const round = () => {
    running ??= work().finally(() => {
      running = null
    })
  }
  let timer = setTimeout(() => {
    timer = setInterval(round, every)
    round()
  }, first)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      await Promise.all(left)
    },
  }
}

/** Starts to send due deliveries; a receiver that hangs delays neither the next round nor others. */
async function sendDue(
  deps: Deps,
  isStopped: () => boolean,
  runInBackground: (rest: Promise<unknown>) => void,
): Promise<void> {
  for (const sending of await startDue(deps, isStopped)) runInBackground(sending)
}

/** Deliveries of a time of the day. A failure does not delay the others, which are due on this day only. */
export async function sendAtTheirTime(deps: Deps, isStopped: () => boolean = () => false): Promise<void> {
  const failures: unknown[] = []
  for (const send of [sendDueReminders, sendDunnings, sendNotificationDigests, sendDealerMessages])
    await send(deps, isStopped).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be sent at its time')
}

/** Calculates the figures that are too slow for each read. */
async function countForReaders(deps: Deps): Promise<void> {
  await runCommand(deps, countTurnaround)
  await runCommand(deps, keepUsualDays)
}

async function runPolledJobs(deps: Deps): Promise<void> {
  while ((await runCommand(deps, queueResetLinks)) > 0);
  while ((await runCommand(deps, recordRefusedSignIns)) > 0);
  await runCommand(deps, notifyOwnersOfGuesses)
}

/** Runs the frequent jobs once, for tests. */
export async function runJobsOnce(deps: Deps): Promise<void> {
  await runPolledJobs(deps)
  await deliverDue(deps)
}
