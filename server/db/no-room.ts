import pg from 'pg'

/** The database has no place for a further connection; the code is PostgreSQL's, answered as 503. */
export class NoRoom extends Error {
  override name = 'NoRoom'
  readonly code = '53300'
}

/** What poolers answer instead of PostgreSQL's code: PgBouncer, Supavisor, Pgpool-II, Odyssey. */
const WORDS =
  /too many (?:tcp |client )?(?:clients|connections)|no more connections allowed|connections? exceeded|connection slots are reserved|max client(?:s| connections) reached|query_wait_timeout/i

/** Returns whether a connection was refused only because there are as many as the server, role or pooler allows. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof NoRoom ||
  (error instanceof pg.DatabaseError && (error.code === '53300' || WORDS.test(error.message)))
