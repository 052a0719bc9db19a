import pg from 'pg'

/**
 * Grants a role the use of tables that it does not own: read and write rows; of the history and its
 * seals only read and insert, of the migrations only read. The role cannot change tables, triggers or
 * constraints.
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
