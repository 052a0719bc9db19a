import type { Deps } from '../deps.ts'
import { freeBytes } from '../disk.ts'

/** Below this the disk of DATA_DIR is about to be full: one gigabyte. */
export const LOW_DISK_BYTES = 1_000_000_000

/** The offices that were warned and whose disk has had too little room since. */
const warned = new WeakSet<Deps>()

/** Warns in the log when the disk of DATA_DIR runs low, once until it has room again. */
export async function watchDisk(deps: Deps, measure = freeBytes): Promise<void> {
  const bytes = await measure(deps.config.DATA_DIR)
  const isLow = bytes < LOW_DISK_BYTES
  if (isLow && !warned.has(deps)) deps.log.warn({ bytes }, 'the disk of DATA_DIR is nearly full')
  if (!isLow && warned.has(deps)) deps.log.info({ bytes }, 'the disk of DATA_DIR has room again')
  if (isLow) warned.add(deps)
  else warned.delete(deps)
}
