import { fullName } from '#contract/full-name.ts'
import { counterNote } from '#contract/stages/counter-note.ts'
import { t } from '#contract/texts.ts'
import { attachmentEndpoints, paperEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText, isSessionOver } from '#web/lib/errors.ts'
import { sendFile } from '#web/lib/uploads.ts'
import type { CounterChange, OfficeState } from './counter-change.ts'
import { deleteChange, storedChange } from './counter-store.ts'
import { fileOf, readOutbox, refuse, type Waiting } from './outbox.ts'

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
    if (!(await storedChange(id))) return null
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
