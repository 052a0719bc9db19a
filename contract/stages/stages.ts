import { type Stage, stages, type WaitingOn } from '../cases/case-values.ts'
import { addDays, type Day, daysBetween } from '../dates.ts'

/** The stages in which the RTO has the file, and its services say how long that may take. */
export const stagesAtRto = ['submitted', 'inProcess'] as const satisfies readonly Stage[]

const isAtRto = (stage: Stage): boolean => stagesAtRto.some((one) => one === stage)

/** The other stages of a file on its way: all but the last. */
export const stagesOutsideRto = stages.filter((stage) => stage !== 'handedOver' && !isAtRto(stage))

export const stagesAfterApproval = ['approved', 'dispatched', 'handedOver'] as const satisfies readonly Stage[]

/** A file is late in any other stage, but the last, after more than this number of IST days. */
export const LATE_STAGE_DAYS = 7

export const isStepBack = (from: Stage, to: Stage): boolean => stages.indexOf(to) < stages.indexOf(from)

/** A step back needs a note that says why. */
export const lacksNote = (from: Stage, { stage, note }: { stage: Stage; note: string | null }): boolean =>
  note === null && isStepBack(from, stage)

/** For whom a file usually waits in a stage: the default when the file is moved. */
export const usualWaitingOn: Readonly<Record<Stage, WaitingOn>> = {
  papers: 'office',
  submitted: 'rto',
  inProcess: 'rto',
  approved: 'rto',
  dispatched: 'plateMaker',
  handedOver: 'dealer',
}

/** A file, as far as its lateness depends on it; `expectedDays` is null without services. */
interface Staged {
  stage: Stage
  /** The IST day since which the file is in its stage. */
  since: Day
  expectedDays: number | null
}

/** Returns the calendar days that a file may stay in its stage; null for no limit. */
export const daysAllowed = ({ stage, expectedDays }: Omit<Staged, 'since'>): number | null =>
  stage === 'handedOver' ? null : isAtRto(stage) ? (expectedDays ?? LATE_STAGE_DAYS) : LATE_STAGE_DAYS

/** Returns the IST days for which a file has been in its stage; 0 on the first day. */
export const daysInStage = ({ since }: Pick<Staged, 'since'>, today: Day): number => daysBetween(since, today)

export function isLateInStage(file: Staged, today: Day): boolean {
  const allowed = daysAllowed(file)
  return allowed !== null && file.since < addDays(today, -allowed)
}

/** Returns the longest expected days of some services; null without any. */
export const longestDays = (days: readonly number[]): number | null => (days.length > 0 ? Math.max(...days) : null)
