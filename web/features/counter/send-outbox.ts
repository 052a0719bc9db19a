import { messages } from '#contract/messages.ts'
import { attachmentEndpoints, caseEndpoints, paperEndpoints, stageEndpoints } from '#web/endpoints.generated.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText, isSessionOver } from '#web/lib/api-error.ts'
import { sendFile } from '#web/lib/upload.ts'
import type { CounterChange, OfficeState } from './counter-change.ts'
import { fileOf, readOutbox, refuse, type Waiting } from './outbox.ts'
import { deleteChange } from './vault.ts'

/**
 * Sends what waits, in its order, and returns how much arrived. What the server refuses, or the office has changed
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
      await refuse(key, id, { text: reason, office: await officeState(change) })
    }
    await onChange()
  }
  return sent
}

/** Sends one change; returns why it was not taken, or null. The key makes a repeat after a lost answer harmless. */
async function sendChange(key: CryptoKey, waiting: Waiting): Promise<string | null> {
  const { change, isDecided } = waiting
  try {
    if (!isDecided && (await isChangedMeanwhile(change))) return messages.counter.changedMeanwhile
    const params = { caseId: change.caseId }
    const idempotencyKey = change.key
    if (change.kind === 'stage') await call(stageEndpoints.change, { params, body: change.body, idempotencyKey })
    else if (change.kind === 'paper')
      await call(paperEndpoints.change, {
        params,
        body: { paperId: change.paperId, ...change.after },
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
 * be overwritten unnoticed. A photo overwrites nothing; of what is gone the server says how.
 */
async function isChangedMeanwhile(change: CounterChange): Promise<boolean> {
  if (change.kind === 'photo') return false
  const office = await officeState(change)
  if (change.kind === 'stage')
    return (
      office?.kind === 'stage' &&
      [change.before, change.body].every(
        ({ stage, waitingOn }) => stage !== office.stage || waitingOn !== office.waitingOn,
      )
    )
  return (
    office?.kind === 'paper' &&
    [change.before, change.after].every(({ state, note }) => state !== office.state || note !== office.note)
  )
}

/** Reads what the office has in the place of a change; null where it is gone for this person. */
async function officeState(change: CounterChange): Promise<OfficeState> {
  const { caseId } = change
  const paperId = change.kind === 'stage' ? null : change.paperId
  try {
    if (paperId === null) {
      const { status, stage, waitingOn, receiptNo, handedTo } = await call(caseEndpoints.details, {
        params: { id: caseId },
      })
      return { kind: 'stage', status, stage, waitingOn, receiptNo: receiptNo ?? null, handedTo: handedTo ?? null }
    }
    const { papers } = await call(paperEndpoints.ofCase, { params: { caseId } })
    const paper = papers.find((one) => one.paperId === paperId)
    if (!paper) return null
    const by = paper.by && `${paper.by.firstName} ${paper.by.lastName}`.trim()
    return { kind: 'paper', state: paper.state, note: paper.note, by }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}
