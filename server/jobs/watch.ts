import { BACKUP_IS_OLD } from '#contract/account/warning-codes.ts'
import { dayStart, showInstant } from '#contract/dates.ts'
import { SECOND } from '#contract/durations.ts'
import { textKey } from '#contract/texts.ts'
import { freeBytes } from '../adapters/local-files.ts'
import { jobContext } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import { inTransaction } from '../db/transaction.ts'
import { record } from '../history/history.ts'

/** The threshold of the warning about the disk of DATA_DIR: one gigabyte. */
export const LOW_DISK_BYTES = 1_000_000_000

export async function watchDisk({ config, warnings }: Deps, measure = freeBytes): Promise<void> {
  const isLow = (await measure(config.DATA_DIR)) < LOW_DISK_BYTES
  if (isLow) warnings.raise('disk-nearly-full', 'warnings.diskNearlyFull')
  else warnings.withdraw('disk-nearly-full')
}

/**
 * Warns while the last good backup of a target is older than twice its interval, and mails every active superadmin once
 * a day. An office without automatic backups is not warned.
 */
export async function watchBackups(deps: Deps): Promise<void> {
  const ctx = jobContext(deps)
  const targets = await deps.database.db
    .selectFrom('backup_targets')
    .select(['target', 'every_seconds', 'set_up_at', 'good_at'])
    .orderBy('target')
    .execute()
  const old = targets.filter(
    ({ every_seconds, set_up_at, good_at }) =>
      ctx.now.getTime() - Date.parse(good_at ?? set_up_at) > 2 * every_seconds * SECOND,
  )
  const [first] = old
  if (!first) return deps.warnings.withdraw(BACKUP_IS_OLD)
  const { target, good_at } = first
  deps.warnings.raise(
    BACKUP_IS_OLD,
    textKey('warnings.backupIsOld', { target, when: (good_at && showInstant(good_at)) || 'none' }),
  )
  await inTransaction(deps.database.db, async (tx) => {
    const unreported = await tx
      .updateTable('backup_targets')
      .set({ reported_at: ctx.now.toISOString() })
      .where(
        'target',
        'in',
        old.map((one) => one.target),
      )
      .where((eb) => eb.or([eb('reported_at', 'is', null), eb('reported_at', '<', dayStart(ctx.today).toISOString())]))
      .returning(['target', 'good_at as goodAt', 'failure'])
      .execute()
    if (unreported.length === 0) return
    await record(tx, ctx, { subject: 'notice', id: 'backup', action: 'backups old', facts: { backups: unreported } })
  })
}
