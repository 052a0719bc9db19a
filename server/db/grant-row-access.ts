import pg from 'pg'

/**
 * Lets a role work with tables that it does not own: read and write rows, of the history and its seals only read and add, of the
 * migrations only read. It can change no table, no trigger and no rule of the ledger.
 */
export async function grantRowAccess(owner: pg.ClientBase, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await owner.query(`
    begin;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    revoke update, delete on history, history_seals from ${name};
    revoke insert, update, delete on schema_migrations from ${name};
    commit`)
}
