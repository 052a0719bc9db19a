import type { Stage, WaitingOn } from '#contract/cases/case-values.ts'
import { fullName } from '#contract/full-name.ts'
import { isLacking, type PaperState, paperStateLabels } from '#contract/papers/paper-values.ts'
import type { CounterCase, StageChange } from '#contract/stages/stage.ts'
import { counterNote, stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { attachmentEndpoints, paperEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText, isSessionOver } from '#web/lib/errors.ts'
import { sendFile } from '#web/lib/uploads.ts'
import {
  decrypt,
  decryptJson,
  deleteChange,
  encryptJson,
  getStoredChange,
  type StoredChange,
  storedChanges,
  writeChange,
} from './counter-store.ts'

/** Where a file was when a change was taken. */
interface FileState {
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
interface Refusal {
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
      stageSince: stage === kept.stage ? kept.stageSince : new Date(change.at).toISOString(),
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

export interface Waiting {
  id: number
  change: CounterChange
  /** Why it was not taken; null while it waits. */
  refusal: Refusal | null
  isDecided: boolean
}

/** Returns the changes that wait, in the order in which they are sent. */
export async function readOutbox(key: CryptoKey): Promise<Waiting[]> {
  const rows = await storedChanges()
  return Promise.all(
    rows.map(async ({ id = 0, change, refusal, isDecided }) => ({
      id,
      change: await decryptJson<CounterChange>(key, change),
      refusal: refusal && (await decryptJson<Refusal>(key, refusal)),
      isDecided,
    })),
  )
}

/** Returns the photo of a change, null for another change. */
export async function fileOf(key: CryptoKey, { id, change }: Pick<Waiting, 'id' | 'change'>): Promise<File | null> {
  const row = await getStoredChange(id)
  if (change.kind !== 'photo' || !row?.file) return null
  return new File([await decrypt(key, row.file)], change.fileName, { type: change.type })
}

export async function editChange(id: number, changes: Partial<StoredChange>): Promise<void> {
  const row = await getStoredChange(id)
  if (row) await writeChange({ ...row, ...changes })
}

const refuse = async (key: CryptoKey, id: number, refusal: Refusal) =>
  editChange(id, { refusal: await encryptJson(key, refusal) })

/**
 * Sends what waits, in its order, and returns how much is done. What the server refuses, or the office has changed
 * meanwhile, stays for the person to decide, and holds up the later changes of its case alone. Throws an ApiError when
 * there is no answer: the rest waits.
 */
export async function sendOutbox(key: CryptoKey, onChange: () => Promise<void>): Promise<number> {
  const heldCases = new Set<string>()
  let sent = 0
  for (const waiting of await readOutbox(key)) {
    const { id, change, refusal } = waiting
    if (refusal) heldCases.add(change.caseId)
    if (heldCases.has(change.caseId)) continue
    const reason = await sendChange(key, waiting)
    if (reason === null) {
      await deleteChange(id)
      sent += 1
    } else {
      heldCases.add(change.caseId)
      await refuse(key, id, { text: reason, office: await keptState(change) })
    }
    await onChange()
  }
  return sent
}

/**
 * Sends one change, if it still waits; returns why it was not taken, or null. The key makes a repeat after a lost answer
 * harmless.
 */
async function sendChange(key: CryptoKey, waiting: Waiting): Promise<string | null> {
  const { id, change, isDecided } = waiting
  try {
    // A photo overwrites nothing; if its case is gone, the server explains.
    const office = change.kind === 'photo' ? null : await officeState(change)
    // The person may have dropped it while those before it were sent.
    if (!(await getStoredChange(id))) return null
    if (!isDecided && isChangedMeanwhile(change, office)) return t.counter('changedMeanwhile')
    const params = { caseId: change.caseId }
    const idempotencyKey = change.key
    if (change.kind === 'stage') await call(stageEndpoints.change, { params, body: change.body, idempotencyKey })
    else if (change.kind === 'paper')
      await call(paperEndpoints.change, {
        params,
        body: { paperId: change.paperId, state: change.after.state, note: noteToSend(change.after.note, office) },
        idempotencyKey,
      })
    else {
      const file = await fileOf(key, waiting)
      const fields = change.paperId === null ? {} : { paperId: change.paperId }
      if (file) await sendFile(attachmentEndpoints.upload.path, file, { params, fields, idempotencyKey })
    }
    return null
  } catch (error) {
    if (!isRefusal(error)) throw error
    return Object.values(error.fields).join(' ') || errorText(error)
  }
}

/** True for an answer that the same request would get again. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  !isSessionOver(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

/**
 * True if the office has neither what the person saw nor what they chose: a stage or a paper has no version, and would
 * be overwritten unnoticed. Notes are compared as the device keeps them, without numbers of people.
 */
function isChangedMeanwhile(change: CounterChange, office: OfficeState): boolean {
  if (change.kind === 'photo') return false
  if (change.kind === 'stage')
    return (
      office?.kind === 'stage' &&
      [change.before, change.body].every(
        ({ stage, waitingOn }) => stage !== office.stage || waitingOn !== office.waitingOn,
      )
    )
  return (
    office?.kind === 'paper' &&
    [change.before, change.after].every(
      ({ state, note }) => state !== office.state || hidden(note) !== hidden(office.note),
    )
  )
}

const hidden = (note: string | null) => note && counterNote(note)

/** A note that the person left as it was is sent as the office has it, with the numbers that the device does not keep. */
const noteToSend = (note: string | null, office: OfficeState) =>
  office?.kind === 'paper' && hidden(office.note) === note ? office.note : note

/** Reads what the office has, as the device may keep it. */
async function keptState(change: CounterChange): Promise<OfficeState> {
  const office = await officeState(change)
  return office?.kind === 'paper' ? { ...office, note: hidden(office.note) } : office
}

/** Reads what the office has in the place of a change; null where it is gone for this person. */
async function officeState(change: CounterChange): Promise<OfficeState> {
  const { caseId } = change
  const paperId = change.kind === 'stage' ? null : change.paperId
  try {
    if (paperId === null) {
      const { status, stage, waitingOn, receiptNo, handedTo } = await call(stageEndpoints.ofCase, {
        params: { caseId },
      })
      return { kind: 'stage', status, stage, waitingOn, receiptNo, handedTo }
    }
    const { papers } = await call(paperEndpoints.ofCase, { params: { caseId } })
    const paper = papers.find((one) => one.paperId === paperId)
    if (!paper) return null
    const by = paper.by && fullName(paper.by)
    return { kind: 'paper', state: paper.state, note: paper.note, by }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}
