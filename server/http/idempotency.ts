import type { Db, Tx } from '../db/connect.ts'
import { fromBase64, type Keys, toBase64 } from '../security/keys.ts'
import { badRequest, conflict } from './errors.ts'

/** An idempotency key of a user or of one of their programs, and the first call that was sent with it. */
export interface IdempotencyKey {
  userId: string
  /** The API key of a program; of a signed-in user their own id. */
  credentialId: string
  key: string
  /** Method and path of the call, with its parameters. */
  call: string
  body: unknown
  now: Date
  keys: Pick<Keys, 'fingerprint' | 'isFingerprint' | 'encrypt' | 'decrypt'>
}

/**
 * Runs `act` once per key: the same key with the same body returns the first answer again, with
 * another body it is 409. The row of the key is written in the transaction of
 * `act`: a concurrent request waits for the first one, and a failure leaves no row.
 */
export const withIdempotencyKey = <T>(tx: Tx, key: IdempotencyKey, act: () => Promise<T>): Promise<T> =>
  writeOnce(tx, key, act, (first) => first)

async function writeOnce<T>(tx: Tx, key: IdempotencyKey, act: () => Promise<T>, repeat: (first: T) => T): Promise<T> {
  if (!(await insertKey(tx, key))) return repeat((await firstAnswer<T>(tx, key)) as T)
  const answer = await act()
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(seal(key, answer)) })
    .where('user_id', '=', key.userId)
    .where('credential_id', '=', key.credentialId)
    .where('key', '=', key.key)
    .execute()
  return answer
}

/** Wraps the write of a call that opens its own transaction; it runs for one of the requests with the same key. */
export type Once = <T>(tx: Tx, act: () => Promise<T>) => Promise<T>

/** Aborts the transaction of a concurrent repeat, which also removes the files it stored. */
class Repeated extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('the request was answered before')
    this.answer = answer
  }
}

/**
 * Runs the slow `work` of a call that opens its own transaction, at most once per key, as `withIdempotencyKey` does; the
 * work wraps its write in `once`. A repeat is answered before the work.
 */
export async function workOnce<T>(db: Db, key: IdempotencyKey | null, work: (once: Once) => Promise<T>): Promise<T> {
  if (!key) return work((_tx, act) => act())
  const first = await firstAnswer<T>(db, key)
  if (first !== undefined) return first
  try {
    return await work((tx, act) =>
      writeOnce(tx, key, act, (answer) => {
        throw new Repeated(answer)
      }),
    )
  } catch (error) {
    if (error instanceof Repeated) return error.answer as T
    throw error
  }
}

/** Returns false where the key has a row. */
async function insertKey(tx: Tx, key: IdempotencyKey): Promise<boolean> {
  requireFit(key)
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: key.userId,
      credential_id: key.credentialId,
      key: key.key,
      call: key.call,
      body_hash: key.keys.fingerprint(JSON.stringify(key.body)),
      created_at: key.now.toISOString(),
    })
    .onConflict((at) => at.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Returns the row of a key, undefined while no call with it was answered. */
function findKey(db: Db, key: IdempotencyKey) {
  requireFit(key)
  return db
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'answer'])
    .where('user_id', '=', key.userId)
    .where('credential_id', '=', key.credentialId)
    .where('key', '=', key.key)
    .executeTakeFirst()
}

/** Returns whether a call with this key of its sender was answered. */
export const hasKey = async (db: Db, key: IdempotencyKey | null): Promise<boolean> =>
  key !== null && (await findKey(db, key)) !== undefined

/** Returns the answer to the first request with a key, undefined without one. 409 where that was another request. */
async function firstAnswer<T>(db: Db, key: IdempotencyKey): Promise<T | undefined> {
  const first = await findKey(db, key)
  if (!first) return undefined
  if (first.call !== key.call || !isOf(key, first.body_hash)) throw conflict('general.keyReused')
  return open<T>(key, String(first.answer))
}

const placeOf = ({ credentialId, key }: IdempotencyKey) => `${credentialId}/${key}`

/** Encrypted, because an answer may contain a secret that is shown once, such as that of an API key. */
const seal = (key: IdempotencyKey, answer: unknown): string =>
  toBase64(key.keys.encrypt('answer', placeOf(key), JSON.stringify(answer)))

const open = <T>(key: IdempotencyKey, sealed: string): T =>
  JSON.parse(key.keys.decrypt('answer', placeOf(key), fromBase64(sealed))) as T

const isOf = ({ body, keys }: IdempotencyKey, stored: Buffer): boolean =>
  keys.isFingerprint(JSON.stringify(body), stored)

function requireFit({ key }: IdempotencyKey): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest({ 'Idempotency-Key': 'fields.badIdempotencyKey' })
}
