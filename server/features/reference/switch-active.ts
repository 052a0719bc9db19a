import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connect.ts'
import { record } from '../../history/history.ts'
import { notFound } from '../../http/errors.ts'

const subjects = { branches: 'branch', firms: 'firm', rtos: 'rto' } as const

/** Activates or deactivates a row of reference data. 404 unknown. */
export async function switchActive(tx: Tx, ctx: Context, table: keyof typeof subjects, id: string) {
  const row = await tx
    .updateTable(table)
    .set((eb) => ({ is_active: eb.not('is_active') }))
    .where('id', '=', id)
    .returning(['id', 'is_active as isActive'])
    .executeTakeFirstOrThrow(() => notFound())
  const changes = { isActive: { from: !row.isActive, to: row.isActive } }
  await record(tx, ctx, { subject: subjects[table], id, action: 'switched', changes })
  return row
}
