import type pg from 'pg'
/** Where a PostgreSQL server is: a URL, or socket folder, user, password and database of the embedded one. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'ssl' | 'user' | 'password' | 'database'
>
