import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { type BackupJob, makeBackup, reasonOf } from './make-backup.ts'
import type { SavedOffice } from './write-snapshot.ts'

/** Milliseconds until the next attempt after one that failed, where the interval is not shorter. */
const AGAIN = 5 * MINUTE
/** The same while no portal runs on the data folder, or another process makes a backup. */
const SOON = MINUTE / 2

type Round = Omit<BackupJob, 'office' | 'every'> & {
  every: number
  /** Finds the office; null while no portal runs on the data folder, and nothing changes. */
  find(): Promise<SavedOffice | null>
}

/** Makes a backup whenever the newest one in the target is older than the interval, until the signal. */
export async function backUpPeriodically({ find, ...job }: Round): Promise<void> {
  const { every, now, log, signal } = job
  let isAway = false
  const round = async (): Promise<number> => {
    try {
      const office = await find()
      if (!office && !isAway) log.warn('no portal runs on the data folder, so no backup is made')
      isAway = !office
      if (!office) return Math.min(every, SOON)
      const outcome = await makeBackup({ ...job, office })
      if (outcome.made === null && outcome.why === 'busy') return Math.min(every, SOON)
      return outcome.at.getTime() + every - now().getTime()
    } catch (error) {
      if (!signal.aborted) log.error({ reason: reasonOf(error) }, 'a backup failed')
      return Math.min(every, AGAIN)
    }
  }
  while (!signal.aborted) {
    const wait = await round()
    // Short sleeps, so that a jump of the clock does not stop the schedule.
    await sleep(Math.min(Math.max(wait, 100), every, HOUR), undefined, { signal }).catch(() => {})
  }
}
