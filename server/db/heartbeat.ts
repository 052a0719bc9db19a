import type pg from 'pg'

/** Writes one small row. Fails on a standby, in a read-only database and on a full disk. */
export async function writeHeartbeat(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('insert into heartbeat (at) values (now()) on conflict (only_row) do update set at = excluded.at')
}
