import { HIDDEN_AADHAAR } from '../aadhaar.ts'
import { type Stage, stages, type WaitingOn, type WaitReason } from '../cases/case-values.ts'
import { addDays, type Day, daysBetween } from '../dates.ts'
import { t, textKey } from '../texts.ts'

/** The stages in which the RTO has the file, and its services say how long that may take. */
export const stagesAtRto = ['submitted', 'inProcess'] as const satisfies readonly Stage[]

export const isAtRto = (stage: Stage): boolean => stagesAtRto.some((one) => one === stage)

/** The other stages of a file on its way: all but the last. */
export const stagesOutsideRto = stages.filter((stage) => stage !== 'handedOver' && !isAtRto(stage))

export const stagesAfterApproval = ['approved', 'dispatched', 'handedOver'] as const satisfies readonly Stage[]

/** A file is late in any other stage, but the last, after more than this number of IST days. */
export const LATE_STAGE_DAYS = 7

export const isStepBack = (from: Stage, to: Stage): boolean => stages.indexOf(to) < stages.indexOf(from)

/** Whether a file has come to a stage, or is beyond it: it cannot be brought there once more. */
export const hasReached = (file: Stage, stage: Stage): boolean => stages.indexOf(file) >= stages.indexOf(stage)

/** Whether the RTO has, or had, the file: it is done with on a run-sheet. */
export const isHandedIn = (file: Stage): boolean => hasReached(file, 'submitted')

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

/** Whether a file waits for its dealer without a word of what the dealer is to do. The form asks for it. */
export const lacksWaitReason = (file: {
  stage: Stage
  waitingOn: WaitingOn
  waitReason?: WaitReason | null | undefined
}) => file.waitingOn === 'dealer' && file.stage !== 'handedOver' && !file.waitReason

/** Whether a reason says nothing without its note. */
export const needsWaitNote = (reason: WaitReason | null | undefined): boolean =>
  reason === 'papers' || reason === 'other'

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

export const stageLabels = (): Record<Stage, string> => ({
  papers: t.stages('papers'),
  submitted: t.stages('submitted'),
  inProcess: t.stages('inProcess'),
  approved: t.stages('approved'),
  dispatched: t.stages('dispatched'),
  handedOver: t.stages('handedOver'),
})

/** Why a file cannot be brought to a stage: it has come so far already. */
export const reachedText = (file: Stage) => textKey('stages.reached', { stage: stageLabels()[file] })

export const waitingOnLabels = (): Record<WaitingOn, string> => ({
  office: t.stages('office'),
  dealer: t.stages('dealer'),
  rto: t.stages('rto'),
  financier: t.stages('financier'),
  plateMaker: t.stages('plateMaker'),
})

/** Says for whom or what a file waits, for the office: a file that collects papers waits for those that lack. */
export const waitedForText = (file: { stage: Stage; waitingOn: WaitingOn; lacking: number }): string =>
  file.stage === 'papers' && file.waitingOn === 'office' && file.lacking > 0
    ? t.stages('missingPapers')
    : waitingOnLabels()[file.waitingOn]

export const waitReasonLabels = (): Record<WaitReason, string> => ({
  papers: t.stages('waitReasons.papers'),
  signature: t.stages('waitReasons.signature'),
  payment: t.stages('waitReasons.payment'),
  vehicle: t.stages('waitReasons.vehicle'),
  originalRc: t.stages('waitReasons.originalRc'),
  collect: t.stages('waitReasons.collect'),
  other: t.stages('waitReasons.other'),
})

/** What replaces a PAN: none of its letters or digits. */
export const HIDDEN_PAN = 'XXXXX0000X'

/** Hides what could be an Aadhaar number or a PAN in a note that people typed: so a device at the counter keeps it. */
export const counterNote = (note: string): string =>
  note
    .replaceAll(/(?<!\d)(?:\d{4}[ -]?){2}\d{4}(?!\d)/g, HIDDEN_AADHAAR)
    .replaceAll(/\b[A-Z]{5}\d{4}[A-Z]\b/gi, HIDDEN_PAN)
