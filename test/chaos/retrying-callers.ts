import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, EndpointData } from '#contract/endpoint.ts'
import type { SeededRandom } from '#demo/seeded-random.ts'
import type { ApiResponse, Caller, CallOptions } from '#test/caller.ts'
import type { Report } from './report.ts'

/** An answer that says what is, and whether a try before it may have been done as well. */
export interface SettledAnswer<T> {
  answer: ApiResponse<T>
  isRetry: boolean
}

export interface RetryingCallers {
  /** Sends until there is an answer, to both processes in turn, as a person presses again. */
  settle<E extends Endpoint>(endpoint: E, ask: CallOptions<E>, first?: number): Promise<SettledAnswer<EndpointData<E>>>
}

/** Longer than any fault lasts. */
const PATIENCE = 90_000

/** The share of calls with a key whose first answer is lost on the way. */
const LOST = 0.2

/** A connection that was refused carried nothing. */
const wasRefused = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'

/** The callers of one person. A 5xx but 503, and silence, are violations. */
export function retryingCallers(processes: readonly Caller[], dice: SeededRandom, report: Report): RetryingCallers {
  return {
    async settle(endpoint, ask, first = dice.pick([0, 1])) {
      const begin = performance.now()
      let isRetry = false
      const isKeyed = ask.headers?.['idempotency-key'] !== undefined
      let underWay: Promise<unknown> | undefined
      if (isKeyed && dice.next() < LOST) {
        // Its answer never arrives; the key makes one of both.
        underWay = processes[(first + 1) % processes.length]?.(endpoint, ask).catch(() => null)
        await sleep(dice.between(0, 60))
        report.count('answers that were lost')
      }
      for (let at = first; ; at += 1) {
        const answer = await processes[at % processes.length]?.(endpoint, ask).catch((error: unknown) => {
          if (!wasRefused(error)) isRetry = true
          return null
        })
        if (answer?.status === 409 && underWay) {
          // A refusal leaves no trace of its key: the lost one may still be done, when what was in its way is gone.
          await underWay
          underWay = undefined
          continue
        }
        if (answer && answer.status < 500) {
          report.count('answers')
          return { answer, isRetry }
        }
        if (answer) isRetry = true
        if (answer && answer.status !== 503) report.broken(`${endpoint.path} answered ${answer.status}`)
        if (performance.now() - begin > PATIENCE) throw new Error(`${endpoint.path}: no answer in ${PATIENCE} ms`)
        report.count('tries without an answer')
        await sleep(150)
      }
    },
  }
}
