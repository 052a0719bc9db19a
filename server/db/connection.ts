import type pg from 'pg'

/** The address of a PostgreSQL server: a URL, or socket folder, user, password and database of the embedded server. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'ssl' | 'user' | 'password' | 'database'
>
