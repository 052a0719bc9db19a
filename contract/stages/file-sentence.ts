import type { Case, UsualDays } from '../cases/case.ts'
import type { WaitReason } from '../cases/case-values.ts'
import { daysBetween, officeDay } from '../dates.ts'
import { t } from '../texts.ts'
import { isAtRto, needsWaitNote, stageLabels, usualWaitingOn, waitingOnLabels } from './stages.ts'

/** A file as its dealer is told of it. */
export interface FileOfDealer extends Pick<Case, 'stage' | 'waitingOn' | 'stageSince' | 'waitReason' | 'waitNote'> {
  rto: string
  /** The names of the papers that are wanted. */
  lackingPapers: readonly string[]
  /** How many papers of the dealer the office has not looked at. */
  sentPapers: number
  usualDays: UsualDays | null
}

/** In whose hands a file is for its dealer: the dealer's, the office's, the RTO's, or done. */
export type FileHolder = 'dealer' | 'office' | 'rto' | 'done'

/** The names of wanted papers that a sentence has room for. */
const PAPERS_NAMED = 3

/** Whether a dealer can do something about the papers of a file: they are collected, or the file waits for the dealer. */
export const isWithPapers = ({ stage, waitingOn }: Pick<FileOfDealer, 'stage' | 'waitingOn'>): boolean =>
  stage === 'papers' || waitingOn === 'dealer'

const isSentForCheck = ({ waitReason, sentPapers }: FileOfDealer) => waitReason === 'papers' && sentPapers > 0

export function holderOf(file: FileOfDealer): FileHolder {
  if (file.stage === 'handedOver') return 'done'
  if (file.lackingPapers.length > 0 || (file.waitingOn === 'dealer' && !isSentForCheck(file))) return 'dealer'
  return isAtRto(file.stage) ? 'rto' : 'office'
}

/** What the dealer is to do for a file: "Waits for you: NOC of the bank"; null for a file that waits for others. */
export function wantText(file: FileOfDealer): string | null {
  if (holderOf(file) !== 'dealer') return null
  const { lackingPapers, waitReason, waitNote } = file
  if (lackingPapers.length > 0) {
    const names = lackingPapers.slice(0, PAPERS_NAMED).join(', ')
    const more = Math.max(0, lackingPapers.length - PAPERS_NAMED)
    return t.clientCases('waitsForPapers', { count: lackingPapers.length, names, more })
  }
  return askText({ waitReason, waitNote })
}

/** What the office asks of the dealer: "Waits for you: the original RC". */
export function askText({ waitReason, waitNote }: Pick<Case, 'waitReason' | 'waitNote'>): string {
  if (waitReason === 'collect') return t.clientCases('readyToCollect')
  return t.clientCases('waitsForYou', {
    what: waitReason ? waitReasonText({ waitReason, waitNote }) : t.clientCases('askOffice'),
  })
}

/** What was asked of a dealer: "the original RC (of the seller)", or the note alone where it says all. */
export function waitReasonText({ waitReason, waitNote }: Partial<Pick<Case, 'waitReason' | 'waitNote'>>): string {
  if (!waitReason) return ''
  const reason = askedTexts()[waitReason]
  if (!waitNote) return reason
  return needsWaitNote(waitReason) ? waitNote : `${reason} (${waitNote})`
}

const askedTexts = (): Record<WaitReason, string> => ({
  papers: t.clientCases('asked.papers'),
  signature: t.clientCases('asked.signature'),
  payment: t.clientCases('asked.payment'),
  vehicle: t.clientCases('asked.vehicle'),
  originalRc: t.clientCases('asked.originalRc'),
  collect: t.clientCases('readyToCollect'),
  other: t.clientCases('askOffice'),
})

/** Where a file is, for how long, and how long such files usually take: "At MH-12 - PUNE for 2 days, usually 17 to 26 days". */
export function placeText(file: FileOfDealer, now: Date): string {
  const days = Math.max(0, daysBetween(officeDay(new Date(file.stageSince)), officeDay(now)))
  const place = placeOf(file, days)
  const { stage, waitingOn, usualDays } = file
  const isUsual = waitingOn === 'dealer' || waitingOn === usualWaitingOn[stage] || stage === 'handedOver'
  const held = isUsual ? place : `${place} · ${t.stages('waitsOn', { who: waitingOnLabels()[waitingOn] })}`
  if (!usualDays || !isAtRto(stage)) return held
  return usualDays.half < usualDays.most
    ? t.clientCases('usually', { place: held, from: usualDays.half, to: usualDays.most })
    : t.clientCases('usuallyWithin', { place: held, days: usualDays.most })
}

function placeOf(file: FileOfDealer, days: number): string {
  const { stage, rto, sentPapers } = file
  const forDays = t.stages('days', { count: days })
  if (isAtRto(stage)) return `${t.clientCases('atRto', { rto })} ${forDays}`
  if (stage === 'handedOver') return stageLabels()[stage]
  if (stage === 'approved') return t.clientCases('approvedBy', { rto, days })
  if (stage === 'dispatched' || holderOf(file) === 'dealer') return `${stageLabels()[stage]} ${forDays}`
  return sentPapers > 0 ? t.clientCases('beingChecked') : t.clientCases('readyFor', { rto })
}
