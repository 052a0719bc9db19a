import type { Deps } from '../deps.ts'
import { answerResetRequests } from '../features/identity/resend-credentials.ts'
import { deliverDue } from '../mail/outbox.ts'

const EVERY = 1000

/**
 * What is done behind the answers: links that were asked for, mails that are due. It looks every
 * second until stopped; a fault of the database only delays it. Any number of processes may run it.
 */
export function startWorker(deps: Deps): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= workOnce(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the worker could not look for work'))
      .finally(() => {
        running = null
      })
  }, EVERY)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** One round of the worker; tests call it instead of waiting. */
export async function workOnce(deps: Deps): Promise<void> {
  await answerResetRequests(deps)
  await deliverDue(deps)
}
