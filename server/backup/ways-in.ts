import type pg from 'pg'

/*
 * What lets somebody into the restored office, and was perhaps taken away since the backup (docs/decisions/0073).
 */

/**
 * Deletes sessions, links, reset requests and waiting deliveries: a user who signed out after the backup
 * stays signed out, a used link stays used, and no delivery is sent twice.
 */
export async function forgetUnderWay(client: pg.Client): Promise<void> {
  await client.query('delete from sessions')
  await client.query('delete from one_time_links')
  await client.query('delete from reset_requests')
  await client.query("delete from deliveries where state = 'waiting'")
}

/** What a restore took away, each as a number. */
export interface Revoked {
  apiKeys: number
  passkeys: number
}

/** Revokes all API keys, and deletes passkeys and known places: what was lost since the backup stays without use. */
export async function revokeWaysIn(client: pg.Client): Promise<Revoked> {
  const keys = await client.query('update api_keys set revoked_at = now() where revoked_at is null')
  const passkeys = await client.query('delete from passkeys')
  await client.query('delete from known_places')
  return { apiKeys: keys.rowCount ?? 0, passkeys: passkeys.rowCount ?? 0 }
}

/** Changes of authenticators that a database knows of: the user's id by that of the entry. */
export type AuthenticatorChanges = ReadonlyMap<string, string>

/** Reads them from the database that a restore is about to replace; null where it has no history. */
export async function readAuthenticatorChanges(client: pg.Client): Promise<AuthenticatorChanges | null> {
  const { rows: found } = await client.query("select to_regclass('public.history') is not null as exists")
  if (!found[0]?.exists) return null
  const { rows } = await client.query<{ id: string; user: string }>(
    `select id, subject_id as user from history where subject_type = 'user'
      and action in ('two-factor turned on', 'two-factor turned off', 'two-factor reset')`,
  )
  return new Map(rows.map(({ id, user }) => [id, user]))
}

/** Returns the addresses of the users whose authenticator changed after the backup: theirs is that of the backup again. */
export async function authenticatorsChangedSince(client: pg.Client, changes: AuthenticatorChanges): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `select distinct email from unnest($1::uuid[], $2::uuid[]) as changes (id, user_id) join users on users.id = user_id
      where not exists (select from history where history.id = changes.id) order by email`,
    [[...changes.keys()], [...changes.values()]],
  )
  return rows.map(({ email }) => email)
}
