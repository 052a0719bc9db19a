import { v7 as newId } from 'uuid'
import type { Mail } from '../adapters/mail.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'

/** Seconds to wait after the first, second … failed try; after the last the mail is dead. */
const BACK_OFF = [10, 60, 300, 1800, 7200, 21_600]

/** Queues a mail in the transaction of what it tells of. Its text is sealed: it holds one-time links. */
export async function queueMail(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  mail: Omit<Mail, 'id'>,
): Promise<void> {
  const id = newId()
  const at = now.toISOString()
  const { keyId, bytes } = keys.seal('mail', id, JSON.stringify({ text: mail.text, html: mail.html }))
  await tx
    .insertInto('mails')
    .values({
      id,
      recipient: mail.to,
      subject: mail.subject,
      key_id: keyId,
      sealed: bytes,
      next_at: at,
      created_at: at,
    })
    .execute()
}

/**
 * Delivers every mail that is due, one at a time, until `isStopped`. Several processes may run it at once: each mail
 * is locked by the one that sends it. Answers how many were tried.
 *
 * A mail leaves once, with one exception that SMTP leaves open: a process that is killed after the mail server took the
 * mail and before that is written down. The next try has the same Message-ID.
 */
export async function deliverDue(deps: Deps, isStopped: () => boolean = () => false): Promise<number> {
  let tried = 0
  while (!isStopped() && (await deliverNext(deps))) tried += 1
  return tried
}

/** How long a mail is left alone while a process is sending it. */
const LEASE = 300_000

interface Outcome {
  id: string
  /** Which try this was. */
  attempts: number
  changes: { state: 'sent' | 'waiting' | 'dead'; sent_at?: string; next_at?: string; last_error: string | null }
}

/** What became of mails and is not yet written down, for the database was away just then. */
const unwritten = new WeakMap<Deps['database'], Outcome[]>()

async function deliverNext(deps: Deps): Promise<boolean> {
  const outcomes = unwritten.get(deps.database) ?? []
  unwritten.set(deps.database, outcomes)
  await writeDown(deps, outcomes)
  const mail = await takeNext(deps)
  if (!mail) return false
  const { id, attempts } = mail
  const changes = await deps.mail.deliver(openMail(deps, mail)).then(
    () => ({ state: 'sent' as const, sent_at: deps.clock.now().toISOString(), last_error: null }),
    (error: unknown) => {
      const wait = BACK_OFF[attempts - 1]
      deps.log.warn({ mail: id, attempts, reason: reasonOf(error) }, 'a mail was not delivered')
      return {
        state: wait === undefined ? ('dead' as const) : ('waiting' as const),
        next_at: new Date(deps.clock.now().getTime() + (wait ?? 0) * 1000).toISOString(),
        last_error: reasonOf(error),
      }
    },
  )
  outcomes.push({ id, attempts, changes })
  await writeDown(deps, outcomes)
  return true
}

/** Before the next mail is taken: one that left and whose row does not say so would leave again. */
async function writeDown({ database }: Deps, outcomes: Outcome[]): Promise<void> {
  for (let outcome = outcomes[0]; outcome; outcome = outcomes[0]) {
    const { id, attempts, changes } = outcome
    await database.db
      .updateTable('mails')
      .set(changes)
      .where('id', '=', id)
      // A failure that comes late says nothing about the next try, which may have succeeded.
      .$if(changes.state !== 'sent', (query) => query.where('attempts', '=', attempts).where('state', '=', 'waiting'))
      .execute()
    if (outcomes[0] === outcome) outcomes.shift()
  }
}

/** Claims the next due mail for a while, so that the slow sending needs no open transaction. */
function takeNext({ database, clock }: Deps) {
  return inTransaction(database.db, async (tx) => {
    const now = clock.now()
    const due = await tx
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now.toISOString())
      .orderBy('next_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!due) return null
    return tx
      .updateTable('mails')
      .set((row) => ({
        attempts: row('attempts', '+', 1),
        next_at: new Date(now.getTime() + LEASE).toISOString(),
      }))
      .where('id', '=', due.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** True for a mail that was delivered so long ago that what it said is gone (server/jobs/cleanup.ts). */
export const isCleared = ({ sealed }: { sealed: Buffer }): boolean => sealed.length === 0

/** A mail of the outbox with what it says. */
export function openMail(
  { keys }: Pick<Deps, 'keys'>,
  row: { id: string; recipient: string; subject: string; key_id: number; sealed: Buffer },
): Mail {
  const body = JSON.parse(keys.open('mail', row.id, { keyId: row.key_id, bytes: row.sealed })) as Pick<
    Mail,
    'text' | 'html'
  >
  return { id: row.id, to: row.recipient, subject: row.subject, ...body }
}

/** The kind of failure, never the server's own words: they repeat the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return [code ?? error.name, responseCode].filter(Boolean).join(' ')
}
