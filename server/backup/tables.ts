import type pg from 'pg'

export interface Table {
  name: string
  /** The stored columns; the database computes generated ones. */
  columns: string[]
}

/** Tables whose triggers refuse every delete, even one that matches no row. */
export const APPEND_ONLY = [
  'history',
  'history_seals',
  'adjustments',
  'bill_adjustments',
  'invoices',
  'invoice_lines',
  'originals',
  'original_moves',
  'cash_entries',
]

/** Returns every table, referenced tables first. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`,
  )
  const { rows: links } = await client.query<{ child: string; parent: string }>(`
    select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
    from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid
      and c.connamespace = 'public'::regnamespace`)
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name }) => !placed.has(name) && links.every(({ child, parent }) => child !== name || placed.has(parent)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of next) {
      ordered.push(table)
      placed.add(table.name)
    }
  }
  return ordered
}

/** Returns every sequence with its last value; null where it was never used. */
export async function listSequences(client: pg.ClientBase): Promise<{ name: string; value: number | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    "select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1",
  )
  return rows.map(({ name, value }) => ({ name, value: value === null ? null : Number(value) }))
}

/** Returns the columns of each table's primary key, by table. */
export async function listKeys(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(quote_ident(a.attname) order by k.place) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    cross join unnest(i.indkey) with ordinality k(attnum, place)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indisprimary and c.relnamespace = 'public'::regnamespace group by c.relname`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}
