import type { Input } from '#contract/endpoint.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import type { TallySettings, tallyEndpoints } from '#contract/tally/tally.ts'
import { defaultTallyNames, tallyNames } from '#contract/tally/tally-values.ts'
import { textKey } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest, type FieldErrors } from '../../http/errors.ts'
import { ledgerKey, namesOfTally } from './ledger-names.ts'

/** The number of an account in the name of a ledger by its last digits, for the history. */
const shorten = (name: unknown) => String(name).replace(/\d{8,}(?=\d{4})/g, '…')

/** Returns the names in Tally; until they are set the usual ones, the company called as the office. */
export async function getTallySettings(db: Db | Tx): Promise<TallySettings> {
  const row = await db.selectFrom('tally_settings').selectAll().executeTakeFirst()
  if (row) {
    const { id: _id, updated_at: _at, round_off: roundOff, ...names } = row
    return { ...names, roundOff }
  }
  const office = await db.selectFrom('office_profile').select('name').executeTakeFirst()
  return { company: office?.name ?? unnamedOffice.name, ...defaultTallyNames }
}

/**
 * Changes the names in Tally; those that are left out stay. 400 for the name of a ledger that Tally takes for another's
 * although it is written differently, and for one that a group or another ledger of Tally itself has. Two ledgers of the very
 * same name are one.
 */
export async function editTallySettings(
  tx: Tx,
  ctx: Context,
  input: Input<typeof tallyEndpoints.editSettings>,
): Promise<TallySettings> {
  await waitForLock(tx, 'settings')
  const before = await getTallySettings(tx)
  const after = { ...before, ...(input as Partial<TallySettings>) }
  const changes = changesBetween(before, after)
  if (Object.keys(changes).length === 0) return before
  requireFreeNames(after, Object.keys(changes))
  for (const change of Object.values(changes))
    Object.assign(change, { from: shorten(change.from), to: shorten(change.to) })
  const { roundOff: round_off, ...names } = after
  const row = { ...names, round_off, updated_at: ctx.now.toISOString() }
  await tx
    .insertInto('tally_settings')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
  await recordSetting(tx, ctx, 'tally', changes)
  return after
}

/** Throws 400 at each changed ledger whose name is that of another, or of Tally's own, in whatever letters, spaces or signs. */
function requireFreeNames(names: TallySettings, changed: readonly string[]): void {
  const ledgers = tallyNames.filter((name) => name !== 'company')
  const errors: FieldErrors = {}
  for (const ledger of ledgers.filter((one) => changed.includes(one))) {
    const [name, key] = [names[ledger], ledgerKey(names[ledger])]
    const other = ledgers.find((one) => names[one] !== name && ledgerKey(names[one]) === key)
    if (other)
      errors[ledger] = textKey('tally.sameLedger', { label: textKey(`tally.names.${other}`), name: names[other] })
    // The ledger of cash is the one that Tally has.
    else if (namesOfTally.has(key) && !(key === ledgerKey(defaultTallyNames.cash) && key === ledgerKey(names.cash)))
      errors[ledger] = textKey('tally.takenByTally', { name: namesOfTally.get(key) ?? name })
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors)
}
