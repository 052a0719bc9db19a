import { sql } from 'kysely'
import pg from 'pg'

const MAX_NAMES = 500
const MAX_TEXT = 20_000
const PREPARABLE = /^\s*(select|insert|update|delete|with|merge)\b(?! \/\* planned anew \*\/)/i

/**
 * For `modifyFront`: a statement that is planned for its own values each time, since the best plan depends on
 * them. A prepared one is planned for any values after its fifth run.
 */
export const forceCustomPlan = sql`/* planned anew */`

/** Statement texts of this process: 0 = seen once, else the number in the statement's name. */
const names = new Map<string, number>()
let lastName = 0
let generation = 0

/**
 * A client that prepares each statement it sees a second time, so that PostgreSQL parses and plans it once per
 * connection (a round trip of a point read takes less than half the time). The query builder hands over plain text,
 * hence here. The number of names is bounded: texts that vary without end (lists of ids) stay unprepared.
 *
 * The begin of a transaction travels with its first statement, which saves a round trip for each write: nobody waits for
 * it, and should it fail, so does that statement.
 */
export class PreparingClient extends pg.Client {
  private begun: Promise<unknown> | null = null

  // biome-ignore lint/suspicious/noExplicitAny: pg's query has a dozen overloads; all but one pass through untouched
  override query(...args: any[]): any {
    const [text, values, callback] = args
    this.sendTogether()
    if (typeof text === 'string' && text.startsWith('start transaction')) {
      this.begun = super.query(text)
      this.begun.catch(() => {}) // told with the statement that it travels with
      return Promise.resolve({ command: 'START', rows: [] })
    }
    const name = typeof text === 'string' && Array.isArray(values) && !callback ? nameFor(text) : undefined
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const forward = (...forwarded: any[]): any => {
      // biome-ignore lint/suspicious/noExplicitAny: as above
      const answer = (super.query as any).apply(this, forwarded)
      if (!(answer instanceof Promise)) return answer
      return this.withItsBegin(answer).catch((error: Error) => this.giveUp(error))
    }
    if (!name) return forward(...args)
    return forward({ name, text, values }).catch((error: { code?: string }) => {
      // A migration changed the columns under a prepared plan. New names from now on; once more, unprepared: inside
      // a transaction that fails (it is aborted already) and `inTransaction` repeats the whole.
      if (error.code !== '0A000') throw error
      generation += 1
      return forward(text, values).catch(() => {
        throw error
      })
    })
  }

  /** An answer, once the begin that travelled with it is answered, too. */
  private withItsBegin<T>(answer: Promise<T>): Promise<T> {
    const { begun } = this
    if (!begun) return answer
    this.begun = null
    return Promise.all([begun, answer]).then(([, own]) => own)
  }

  /** What is asked for in one turn of the event loop goes to the database in one piece. */
  private sendTogether(): void {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  /** A statement that was given up still holds its connection: the pool must not hand that out again. */
  private giveUp(error: Error): never {
    if (error.message === 'Query read timeout') this.end().catch(() => {})
    throw error
  }
}

function nameFor(text: string): string | undefined {
  const known = names.get(text)
  if (known) return `s${known}g${generation}`
  if (known === undefined) {
    if (names.size >= MAX_NAMES * 4) forgetSeenOnce()
    if (text.length <= MAX_TEXT && PREPARABLE.test(text)) names.set(text, 0)
    return undefined
  }
  if (lastName >= MAX_NAMES) return undefined
  lastName += 1
  names.set(text, lastName)
  return `s${lastName}g${generation}`
}

function forgetSeenOnce(): void {
  for (const [text, number] of names) if (number === 0) names.delete(text)
}
