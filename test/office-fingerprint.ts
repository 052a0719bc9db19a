import pg from 'pg'
import { listSequences, listTables } from '#server/backup/tables.ts'
import { OUTGOING_PAUSED } from '#server/outbox/outgoing-pause.ts'

/** What a restore leaves out of tables, or adds to them. */
const RESTORED: Record<string, string> = {
  deliveries: "where state <> 'waiting'",
  settings: `where name <> '${OUTGOING_PAUSED}'`,
  // A restore revokes them.
  api_keys: 'where false',
  // Told when a backup is good: after its moment.
  backup_targets: 'where false',
  // Written again every few seconds.
  heartbeat: 'where false',
}
/** What a restore leaves out. */
const UNDER_WAY = ['sessions', 'one_time_links', 'reset_requests', 'passkeys', 'known_places']

/** Every row of every table as one hash each, and the running numbers; but for what a restore leaves out. */
export async function fingerprint(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  const tables = await listTables(client)
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    if (UNDER_WAY.includes(name)) continue
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
       from ${name} t ${RESTORED[name] ?? ''}`,
    )
    hashes[name] = rows[0].hash
  }
  const sequences = await listSequences(client)
  await client.end()
  return { hashes, sequences }
}
