import type pg from 'pg'

/*
 * The history as a chain (docs/decisions/0024): a seal covers the entries after the one before, and its hash is SHA-256 of
 * the hash before it and of the hashes of its entries, in their order. Whoever changes an entry behind the triggers
 * has to make every later seal anew, and cannot reach those that backups carry.
 */

/** What the chain comes to: its last seal, the last entry under it, and its hash in hexadecimal. */
export interface ChainHead {
  seal: number
  entry: number
  hash: string
}

/** Where the chain begins: before any entry, with a hash of zeros. */
const BEGINNING = `0 as number, '-9223372036854775808'::bigint as last_seq, decode(repeat('00', 32), 'hex') as hash`

/**
 * An entry's own hash. A sealed value is left out, for `npm run rotate-key` seals it anew; it is authenticated by its own
 * seal, which is bound to the entry. Spelled out here and not in the database, whose owner could change a function.
 */
const ENTRY_HASH = `sha256(convert_to(jsonb_build_array(seq, id, extract(epoch from at), actor_id, subject_type, subject_id,
  action, regexp_replace(changes::text, '"sealed": "[A-Za-z0-9+/=]*"', '"sealed": ""', 'g'))::text, 'UTF8'))`

/** A column `hash` and a column `seq` become a seal's own: the entries by name, and their hashes one after the other. */
const ENTRIES = `string_agg(int8send(seq) || substr(hash, 1, 8), '' order by seq) as entries,
  string_agg(hash, '' order by seq) as hashes`

const HASHED = `select seq, ${ENTRY_HASH} as hash from history`

/**
 * Seals at most `$2` entries up to the number `$1`, which must be final: no entry of a lower number may come. Where two
 * processes seal the same, the first one's seal stands.
 */
export const SEAL_STATEMENT = `
  with newest as (
    select number, last_seq, hash from history_seals order by number desc limit 1
  ), before as (
    select * from newest union all select ${BEGINNING} where not exists (select from newest)
  ), next as (
    select max(seq) as last_seq, ${ENTRIES}
    from (${HASHED} where seq > (select last_seq from before) and seq <= $1 order by seq limit $2) as entry
  )
  insert into history_seals (number, last_seq, hash, entries)
  select number + 1, next.last_seq, sha256(hash || hashes), entries from before, next where next.last_seq is not null
  on conflict do nothing
  returning length(entries) / 16 as entries`

/** How many seals one statement makes anew: of 1,000 entries each, at most, some seconds on a busy machine. */
const STRETCH = 50
/** Past so many faults it is enough. */
const MOST_FAULTS = 1000

/** The seals after number `$1`, made anew from the history as it is; that one is read for what the next follows from. */
const REMADE = `
  with seal as (
    select number, last_seq, hash, entries from history_seals where number >= $1
    union all
    select ${BEGINNING}, null where $1 = 0
    order by number limit ${STRETCH} + 1
  ), followed as (
    select *, lag(number) over (order by number) as before,
      lag(last_seq) over (order by number) as after_seq, lag(hash) over (order by number) as hash_before
    from seal
  )
  select number, number = before + 1 and last_seq > after_seq as follows, holds,
    case when not holds then followed.entries end as sealed, case when not holds then found.entries end as found
  from followed
  cross join lateral (
    select ${ENTRIES} from (${HASHED} where seq > after_seq and seq <= last_seq) as entry
  ) as found
  cross join lateral (select sha256(hash_before || coalesce(hashes, '')) = hash as holds) as judged
  where before is not null order by number`

interface Remade {
  number: number
  /** Whether it is the next one and comes after its entries. */
  follows: boolean
  holds: boolean
  /** The entries as they were and as they are now, where it does not hold; null for none. */
  sealed: Buffer | null
  found: Buffer | null
}

/** Makes every seal anew and tells in words what is not as it was sealed, the first thousand faults or so. */
export async function checkHistoryChain(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (let last = 0; ; ) {
    const { rows } = await client.query<Remade>(REMADE, [last])
    for (const row of rows) faults.push(...faultsOf(row))
    last = rows.at(-1)?.number ?? last
    if (rows.length < STRETCH || faults.length >= MOST_FAULTS) return faults
  }
}

function faultsOf({ number, follows, holds, sealed, found }: Remade): string[] {
  if (!follows) return [`seal ${number} does not follow from the one before`]
  if (holds) return []
  const [before, now] = [hashesBySeq(sealed), hashesBySeq(found)]
  const told = [...new Set([...before.keys(), ...now.keys()])].flatMap((seq) => {
    if (!now.has(seq)) return [`entry ${seq} is missing`]
    if (!before.has(seq)) return [`entry ${seq} was added`]
    return before.get(seq) === now.get(seq) ? [] : [`entry ${seq} was changed`]
  })
  return told.length > 0 ? told : [`seal ${number} is not what was made`]
}

function hashesBySeq(entries: Buffer | null): Map<bigint, string> {
  const hashes = new Map<bigint, string>()
  for (let at = 0; entries && at < entries.length; at += 16)
    hashes.set(entries.readBigInt64BE(at), entries.toString('hex', at + 8, at + 16))
  return hashes
}

/** The head of the chain; null while nothing is sealed. */
export async function findChainHead(client: Pick<pg.ClientBase, 'query'>): Promise<ChainHead | null> {
  const { rows } = await client.query<{ seal: number; entry: string; hash: string }>(
    `select number as seal, last_seq::text as entry, encode(hash, 'hex') as hash from history_seals
     order by number desc limit 1`,
  )
  return rows[0] ? { ...rows[0], entry: Number(rows[0].entry) } : null
}

/** A head in words: `npm run audit-ledger -- HASH` tells later whether the chain still goes through it. */
export const describeHead = ({ seal, entry, hash }: ChainHead): string =>
  `The history is sealed up to entry ${entry}, by seal ${seal}: ${hash}`

/** Whether the chain has this hash at some place: what a backup or a printed head is compared by. */
export async function isInChain(client: Pick<pg.ClientBase, 'query'>, hash: string): Promise<boolean> {
  const { rows } = await client.query("select from history_seals where encode(hash, 'hex') = $1", [hash])
  return rows.length > 0
}
