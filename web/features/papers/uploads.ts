import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import { attachmentEndpoints, paperEndpoints } from '#web/endpoints.generated.ts'
import { errorText, isAbort } from '#web/lib/api-error.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { randomId } from '#web/lib/random-id.ts'
import { ofPaper, scaleImage } from '#web/lib/scale-image.ts'
import { session } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import { sendFile, type UploadedBytes } from '#web/lib/upload.ts'
import { paperReads } from './use-paper-changes.ts'

/** A file on its way to a case, or to one of its papers. */
export interface Upload extends UploadedBytes {
  id: string
  caseId: string
  /** Null for a file of no paper. */
  paperId: string | null
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  error: string
}

/** How many files are sent at once: a photo takes much memory while it is scaled down. */
const AT_ONCE = 2
const KINDS = ['image/', 'application/pdf']

/**
 * The files on their way. They are kept outside the page, so that they arrive while another page is shown; failed ones
 * stay until they are tried again or dropped.
 */
const uploads = createStore<readonly Upload[]>([])
const running = new Map<string, AbortController>()
/** The files that arrived since the list was empty. */
let arrived = 0

export const useUploads = (caseId: string): Upload[] => useStore(uploads).filter((one) => one.caseId === caseId)

/** Sends files to a paper of a case, or to none. */
export function addFiles(caseId: string, paperId: string | null, files: readonly File[]): void {
  const added = files.map((file): Upload => {
    const error = problemOf(file)
    return { id: randomId(), caseId, paperId, file, sent: 0, total: 0, state: error ? 'failed' : 'waiting', error }
  })
  uploads.set([...uploads.get(), ...added])
  startNext()
}

export function retryUpload(id: string): void {
  change(id, { state: 'waiting', error: '', sent: 0, total: 0 })
  startNext()
}

/** Stops an upload, or drops a failed one. */
export function cancelUpload(id: string): void {
  running.get(id)?.abort()
  remove(id)
}

/** Returns the reason why a file cannot be sent as it is, or an empty text. */
function problemOf({ type }: File): string {
  return type === '' || KINDS.some((kind) => type.startsWith(kind)) ? '' : messages.attachments.wrongKind
}

const change = (id: string, changes: Partial<Upload>) =>
  uploads.set(uploads.get().map((one) => (one.id === id ? { ...one, ...changes } : one)))
const remove = (id: string) => uploads.set(uploads.get().filter((one) => one.id !== id))

function startNext(): void {
  for (const upload of uploads.get()) {
    if (running.size >= AT_ONCE) break
    if (upload.state === 'waiting') void run(upload)
  }
  if (running.size > 0) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
}

/** The browser asks before it leaves the page and drops the files on their way. */
const askToStay = (event: Event) => event.preventDefault()

async function run(upload: Upload): Promise<void> {
  const { id } = upload
  const controller = new AbortController()
  running.set(id, controller)
  change(id, { state: 'sending' })
  try {
    await send(upload, controller.signal)
    arrived += 1
    await invalidate(paperEndpoints.ofCase)
    remove(id)
  } catch (cause) {
    if (!isAbort(cause)) change(id, { state: 'failed', error: errorText(cause, messages.upload.failed) })
  }
  running.delete(id)
  startNext()
  if (running.size === 0) await finish()
}

async function send({ id, caseId, paperId, file }: Upload, signal: AbortSignal): Promise<void> {
  const ready = file.type.startsWith('image/') ? await scaleImage(file, ofPaper) : file
  signal.throwIfAborted()
  if (ready.size > MAX_UPLOAD_BYTES) throw new Error(messages.payments.tooLarge)
  await sendFile(attachmentEndpoints.upload.path, ready, {
    params: { caseId },
    fields: paperId === null ? {} : { paperId },
    signal,
    onProgress: (bytes) => change(id, bytes),
  })
}

/** Tells how many files arrived, and reloads what else shows them. */
async function finish(): Promise<void> {
  if (arrived === 0) return
  toast({ kind: 'success', title: messages.attachments.added(arrived) })
  arrived = 0
  await invalidate(paperReads)
}

// Another user who signs in must not see or send these files.
let userId = session.get().user?.id
session.subscribe(() => {
  const next = session.get().user?.id
  if (next === userId) return
  userId = next
  for (const controller of running.values()) controller.abort()
  uploads.set([])
  arrived = 0
})
