import { freeBytes } from '../adapters/disk.ts'
import type { Deps } from '../context/deps.ts'

/** The threshold of the warning about the disk of DATA_DIR: one gigabyte. */
export const LOW_DISK_BYTES = 1_000_000_000

export async function watchDisk({ config, warnings }: Deps, measure = freeBytes): Promise<void> {
  const isLow = (await measure(config.DATA_DIR)) < LOW_DISK_BYTES
  if (isLow) warnings.raise('disk-nearly-full', 'warnings.diskNearlyFull')
  else warnings.withdraw('disk-nearly-full')
}
