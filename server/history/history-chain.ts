import type pg from 'pg'

/*
 * The history as a hash chain: a seal covers the entries after the previous seal; its hash is
 * SHA-256 of the previous hash and of the hashes of its entries, in order. Whoever changes an entry behind the triggers
 * must recompute every later seal, and cannot change the hashes in backups.
 */

/** The head of the chain: its last seal, the last sealed entry, and the hash in hexadecimal. */
export interface ChainHead {
  seal: number
  entry: number
  hash: string
}

/** The start of the chain: before any entry, with a hash of zeros. */
const CHAIN_START = `0 as number, '-9223372036854775808'::bigint as last_seq, decode(repeat('00', 32), 'hex') as hash`

/**
 * The hash of an entry. Encrypted values are left out, because `npm run rotate-key` re-encrypts them;
 * their own authentication tag binds them to the entry. Defined here and not in the database, whose
 * owner could change a function. The API key is hashed where there is one, so that hashes of earlier entries stay.
 */
const ENTRY_HASH = `sha256(convert_to((jsonb_build_array(seq, id, extract(epoch from at), actor_id, subject_type, subject_id,
  action, regexp_replace(changes::text, '"sealed": "[A-Za-z0-9+/=]*"', '"sealed": ""', 'g'))
  || case when key_id is null then '[]'::jsonb else jsonb_build_array(key_id) end)::text, 'UTF8'))`

/**
 * Aggregates the columns `seq` and `hash` of entries into the columns of a seal: the entries with a
 * short hash each, and the hashes in order.
 */
const ENTRIES = `string_agg(int8send(seq) || substr(hash, 1, 8), '' order by seq) as entries,
  string_agg(hash, '' order by seq) as hashes`

const HASHED = `select seq, ${ENTRY_HASH} as hash from history`

/**
 * Seals at most `$2` entries up to the number `$1`, below which no new entry can appear. Where two
 * processes seal the same entries, the first seal stands.
 */
export const SEAL_STATEMENT = `
  with newest as (
    select number, last_seq, hash from history_seals order by number desc limit 1
  ), before as (
    select * from newest union all select ${CHAIN_START} where not exists (select from newest)
  ), next as (
    select max(seq) as last_seq, ${ENTRIES}
    from (${HASHED} where seq > (select last_seq from before) and seq <= $1 order by seq limit $2) as entry
  )
  insert into history_seals (number, last_seq, hash, entries)
  select number + 1, next.last_seq, sha256(hash || hashes), entries from before, next where next.last_seq is not null
  on conflict do nothing
  returning length(entries) / 16 as entries`

/** The number of seals that one statement recomputes: of at most 1,000 entries each, some seconds on a busy machine. */
const SEALS_PER_QUERY = 50
/** The check stops after this many faults. */
const MAX_FAULTS = 1000

/** The seals after number `$1`, recomputed from the history; seal `$1` itself is read as their predecessor. */
const RECOMPUTED = `
  with seal as (
    select number, last_seq, hash, entries from history_seals where number >= $1
    union all
    select ${CHAIN_START}, null where $1 = 0
    order by number limit ${SEALS_PER_QUERY} + 1
  ), followed as (
    select *, lag(number) over (order by number) as before,
      lag(last_seq) over (order by number) as after_seq, lag(hash) over (order by number) as hash_before
    from seal
  )
  select number, number = before + 1 and last_seq > after_seq as follows, holds,
    case when not holds then followed.entries end as sealed, case when not holds then recomputed.entries end as recomputed
  from followed
  cross join lateral (
    select ${ENTRIES} from (${HASHED} where seq > after_seq and seq <= last_seq) as entry
  ) as recomputed
  cross join lateral (select sha256(hash_before || coalesce(hashes, '')) = hash as holds) as judged
  where before is not null order by number`

interface RecomputedSeal {
  number: number
  /** Whether the seal has the next number and lies after its entries. */
  follows: boolean
  holds: boolean
  /** The entries as they were sealed and as they are now, where the hash differs; else null. */
  sealed: Buffer | null
  recomputed: Buffer | null
}

/** Recomputes every seal and describes each difference, up to about a thousand. */
export async function checkHistoryChain(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (let last = 0; ; ) {
    const { rows } = await client.query<RecomputedSeal>(RECOMPUTED, [last])
    for (const row of rows) faults.push(...faultsOf(row))
    last = rows.at(-1)?.number ?? last
    if (rows.length < SEALS_PER_QUERY || faults.length >= MAX_FAULTS) return faults
  }
}

function faultsOf({ number, follows, holds, sealed, recomputed }: RecomputedSeal): string[] {
  if (!follows) return [`seal ${number} does not follow from the one before`]
  if (holds) return []
  const [before, now] = [hashesBySeq(sealed), hashesBySeq(recomputed)]
  const descriptions = [...new Set([...before.keys(), ...now.keys()])].flatMap((seq) => {
    if (!now.has(seq)) return [`entry ${seq} is missing`]
    if (!before.has(seq)) return [`entry ${seq} was added`]
    return before.get(seq) === now.get(seq) ? [] : [`entry ${seq} was changed`]
  })
  return descriptions.length > 0 ? descriptions : [`seal ${number} is not what was made`]
}

function hashesBySeq(entries: Buffer | null): Map<bigint, string> {
  const hashes = new Map<bigint, string>()
  for (let at = 0; entries && at < entries.length; at += 16)
    hashes.set(entries.readBigInt64BE(at), entries.toString('hex', at + 8, at + 16))
  return hashes
}

/** Returns the head of the chain; null while nothing is sealed. */
export async function findChainHead(client: Pick<pg.ClientBase, 'query'>): Promise<ChainHead | null> {
  const { rows } = await client.query<{ seal: number; entry: string; hash: string }>(
    `select number as seal, last_seq::text as entry, encode(hash, 'hex') as hash from history_seals
     order by number desc limit 1`,
  )
  return rows[0] ? { ...rows[0], entry: Number(rows[0].entry) } : null
}

/** Describes a head; `npm run audit-ledger -- HASH` later checks whether the chain still contains it. */
export const describeHead = ({ seal, entry, hash }: ChainHead): string =>
  `The history is sealed up to entry ${entry}, by seal ${seal}: ${hash}`

/** Returns whether the chain contains a hash, such as that of a backup or a printed head. */
export async function isInChain(client: Pick<pg.ClientBase, 'query'>, hash: string): Promise<boolean> {
  const { rows } = await client.query("select from history_seals where encode(hash, 'hex') = $1", [hash])
  return rows.length > 0
}
