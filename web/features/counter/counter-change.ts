import type { Stage, WaitingOn } from '#contract/cases/case-values.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import { isLacking, type PaperState } from '#contract/papers/paper-values.ts'
import type { CounterCase, StageChange } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'

/** Where a file was when a change was taken. */
export interface FileState {
  stage: Stage
  waitingOn: WaitingOn
}

export interface PaperNote {
  state: PaperState
  note: string | null
}

/** A change that was taken on this device, with the state that the person saw. */
export type CounterChange = {
  caseId: string
  caseNo: string
  plate: string
  /** The Idempotency-Key. */
  key: string
  /** When it was taken, in ms. */
  at: number
} & (
  | { kind: 'stage'; body: StageChange; before: FileState }
  | { kind: 'paper'; paperId: string; name: string; after: PaperNote; before: PaperNote }
  | { kind: 'photo'; paperId: string | null; name: string; fileName: string; type: string }
)

/** What the office has in the place of a change; null where it is gone. */
export type OfficeState =
  | {
      kind: 'stage'
      status: string
      stage: Stage
      waitingOn: WaitingOn
      receiptNo: string | null
      handedTo: string | null
    }
  | ({ kind: 'paper'; by: string | null } & PaperNote)
  | null

/** Why a change was not taken: the server's text, and what the office has. */
export interface Refusal {
  text: string
  office: OfficeState
}

/** A change in words: "Submitted", "RC book: Received", "Photo: RC book". */
export function textOf(change: CounterChange): string {
  if (change.kind === 'stage') return stageLabels()[change.body.stage]
  if (change.kind === 'paper')
    return t.counter('paperOf', { paper: change.name, state: paperStateLabels()[change.after.state] })
  return t.counter('photoOf', { paper: change.name })
}

/** Returns a kept case as it will be once its waiting changes have arrived. */
export const applyChanges = (kept: CounterCase, changes: readonly CounterChange[]): CounterCase =>
  changes.filter(({ caseId }) => caseId === kept.id).reduce(applyChange, kept)

function applyChange(kept: CounterCase, change: CounterChange): CounterCase {
  if (change.kind === 'stage') {
    const { stage, waitingOn, receiptNo, handedTo } = change.body
    return {
      ...kept,
      stage,
      waitingOn,
      receiptNo: receiptNo === undefined ? kept.receiptNo : receiptNo,
      handedTo: handedTo === undefined ? kept.handedTo : handedTo,
    }
  }
  const papers = kept.papers.map((paper) => {
    if (paper.paperId !== change.paperId) return paper
    if (change.kind === 'paper') return { ...paper, ...change.after }
    // The server notes a lacking paper as received with its file.
    return isLacking(paper.state) ? { ...paper, state: 'received' as const, note: null } : paper
  })
  const lacking = papers.filter(({ isRequired, state }) => isRequired && isLacking(state)).map(({ name }) => name)
  return { ...kept, papers, lacking }
}
