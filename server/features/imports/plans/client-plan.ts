import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { SignUp } from '#contract/clients/client.ts'
import { importColumns } from '#contract/imports/import-columns.ts'
import { t } from '#contract/texts.ts'
import { record } from '#server/history/history.ts'
import { insertClients } from '../../clients/sign-up.ts'
import { alreadyThere, checkInput, type ImportPlan, inBatches, lockRows, readCells } from '../import-plan.ts'

/** Dealers as they sign up: not verified, and nobody is mailed before they are. */
export const clientPlan: ImportPlan<z.output<typeof SignUp>> = {
  async open(db, rows) {
    const columns = importColumns('clients')
    const asked: string[] = []
    for await (const chunk of rows) for (const { cells } of chunk) asked.push((cells.email ?? '').trim().toLowerCase())
    const users = await db
      .selectFrom('users')
      .select('email')
      .where('email', '=', sql<string>`any(${asked}::text[])`)
      .execute()
    const known = new Set(users.map(({ email }) => email))
    return {
      check: (cells) => checkInput(SignUp, readCells(columns, cells)),
      keyOf: ({ email }) => ({ key: email, field: 'email' }),
      existing: ({ email }) => (known.has(email) ? alreadyThere('email', t.employee('emailInUse')) : null),
    }
  },
  write: (tx, ctx, values, _importId, written) =>
    inBatches(values, written, async (batch) => {
      const ids = await insertClients(tx, ctx, batch)
      await record(tx, ctx, ...ids.map((id) => ({ subject: 'client' as const, id, action: 'imported' as const })))
      return ids
    }),
  async undo(tx, _ctx, made) {
    await lockRows(tx, 'clients', made)
    const clients = await tx
      .selectFrom('clients')
      .select('id')
      .where('id', '=', sql<string>`any(${made}::uuid[])`)
      .where('is_verified', '=', false)
      .where(
        sql<SqlBool>`not exists (select from history where subject_type = 'client' and subject_id = clients.id and action <> 'imported')`,
      )
      .execute()
    if (clients.length < made.length) return false
    await sql`delete from users where client_id = any(${made}::uuid[])`.execute(tx)
    await sql`delete from clients where id = any(${made}::uuid[])`.execute(tx)
    return true
  },
}
