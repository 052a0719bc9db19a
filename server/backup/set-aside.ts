import type pg from 'pg'

/** The indexes of no constraint and the foreign keys, which are made at once when all rows are there: a third of the time. */
const AUXILIARY = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make, 2 as step, true as proves
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1, indisunique
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by step`

/**
 * Drops what only costs time while rows are loaded; returns the function that makes it again and proves the rows by it.
 * With `proofsOnly` the indexes that prove nothing stay away: they are most of the work, and only make reading fast.
 */
export async function setAside(client: pg.ClientBase, { proofsOnly = false } = {}): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ drop: string; make: string; proves: boolean }>(AUXILIARY)
  // Foreign keys first: they need unique indexes.
  for (const { drop } of rows.toReversed()) await client.query(drop)
  return async () => {
    for (const { make, proves } of rows) if (proves || !proofsOnly) await client.query(make)
  }
}
