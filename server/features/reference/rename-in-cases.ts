import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'

/** Gives a proposed RTO another name in the cases of its proposer, which are the only ones that can have it. */
export async function renameInCases(
  tx: Tx,
  ctx: Context,
  proposal: { display_name: string; proposed_by: string },
  name: string,
): Promise<void> {
  const old = proposal.display_name
  const cases = await tx
    .selectFrom('cases')
    .select(['id', 'version', 'from_rto', 'to_rto'])
    .where('created_by', '=', proposal.proposed_by)
    .where((eb) => eb.or([eb('from_rto', '=', old), eb('to_rto', '=', old)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, version, ...before } of cases) {
    const after = {
      from_rto: before.from_rto === old ? name : before.from_rto,
      to_rto: before.to_rto === old ? name : before.to_rto,
    }
    await tx
      .updateTable('cases')
      .set({ ...after, version: version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    const changes = changesBetween(
      { fromRTO: before.from_rto, toRTO: before.to_rto },
      { fromRTO: after.from_rto, toRTO: after.to_rto },
    )
    await record(tx, ctx, { subject: 'case', id, action: 'edited', changes })
  }
}
