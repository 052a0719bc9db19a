import { FILES_TODAY } from '#contract/api.ts'
import { type FileKind, KIND_BYTES, kindOfBytes } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { addressOf, handleFailure, repeatAfterStepUp } from './api.ts'
import { ApiError, errorText, isAbort, isSessionOver, ShownError, toApiError } from './errors.ts'
import { randomId, requestHeaders } from './request-headers.ts'
import { bearerToken } from './session.ts'
import { createStore, type Store } from './store.ts'
import { toast, useTask } from './toast.ts'

/** A file that is being sent, with the place that it belongs to. */
export interface Upload<Target> extends UploadedBytes {
  id: string
  target: Target
  file: File
  state: 'waiting' | 'sending' | 'failed'
  error: string
  /** True for a PDF that is refused until its sender names its password. */
  isLocked: boolean
  /** Sent once with the file. */
  password?: string | undefined
}

interface UploadsOptions<Target> {
  /** Sends a file and handles its answer. */
  send: (
    upload: Upload<Target>,
    options: { signal: AbortSignal; onProgress: (bytes: UploadedBytes) => void },
  ) => Promise<void>
  /** Takes the reason of a file that is unfit; without it such an upload stays as a failed one. */
  onUnfit?: (reason: string) => void
  onFailure?: (text: string) => void
  /** Called when no file is being sent any more. */
  onIdle?: () => void
  atOnce?: number
}

export interface Uploads<Target> {
  store: Store<readonly Upload<Target>[]>
  add: (target: Target, files: readonly File[]) => void
  /** Sends a failed one again, a locked PDF with its password. */
  retry: (id: string, password?: string) => void
  /** Stops an upload, or removes a failed one. */
  cancel: (id: string) => void
  cancelAll: () => void
}

/** Files that wait, are being sent, or failed; a failed one stays until it is tried again or cancelled. */
export function createUploads<Target>(options: UploadsOptions<Target>): Uploads<Target> {
  const { send, onUnfit, onFailure, onIdle, atOnce = Number.POSITIVE_INFINITY } = options
  const store = createStore<readonly Upload<Target>[]>([])
  const running = new Map<string, AbortController>()
  const change = (id: string, changes: Partial<Upload<Target>>) =>
    store.set(store.get().map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const remove = (id: string) => store.set(store.get().filter((one) => one.id !== id))

  const startNext = () => {
    for (const upload of store.get()) {
      if (running.size >= atOnce) break
      if (upload.state === 'waiting') void run(upload)
    }
  }
  const run = async (upload: Upload<Target>) => {
    const { id } = upload
    const controller = new AbortController()
    running.set(id, controller)
    change(id, { state: 'sending', password: undefined })
    try {
      await send(upload, { signal: controller.signal, onProgress: (bytes) => change(id, bytes) })
      remove(id)
    } catch (cause) {
      if (controller.signal.aborted || isAbort(cause)) remove(id)
      else if (cause instanceof UnfitFile && onUnfit) {
        remove(id)
        onUnfit(cause.message)
      } else {
        const error = reasonOf(cause)
        change(id, { state: 'failed', error, isLocked: needsPassword(cause) })
        if (!isSessionOver(cause)) onFailure?.(error)
      }
    }
    running.delete(id)
    startNext()
    if (running.size === 0) onIdle?.()
  }
  const cancel = (id: string) => {
    running.get(id)?.abort()
    remove(id)
  }
  return {
    store,
    add: (target, files) => {
      const added = files.map(
        (file): Upload<Target> => ({
          id: randomId(),
          target,
          file,
          sent: 0,
          total: 0,
          state: 'waiting',
          error: '',
          isLocked: false,
        }),
      )
      store.set([...store.get(), ...added])
      startNext()
    },
    retry: (id, password) => {
      change(id, { state: 'waiting', error: '', isLocked: false, password, sent: 0, total: 0 })
      startNext()
    },
    cancel,
    cancelAll: () => {
      for (const { id } of store.get()) cancel(id)
    },
  }
}

interface SendChosenOptions {
  /** Sends a file; an `UnfitFile` that it throws is shown by its reason alone. */
  send: (file: File, password?: string) => Promise<unknown>
  failureTitle: string
}

/** Sends a file as soon as it is chosen: `const [isSending, sendChosen] = useSendChosen(…)`. */
export function useSendChosen({ send, failureTitle }: SendChosenOptions) {
  const [isSending, run] = useTask(failureTitle)
  const sendChosen = ([file]: readonly File[], password?: string) => {
    if (file)
      void run(() =>
        send(file, password).catch((error: unknown) => {
          if (!(error instanceof UnfitFile)) throw error
          toast({ kind: 'error', title: error.message })
        }),
      )
  }
  return [isSending, sendChosen] as const
}

/** Returns whether a PDF was refused for want of its password. */
export const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && (error.fields.password !== undefined || error.fields.file === t.upload('pdfEncrypted'))

/** Returns the reason why a file was not sent. */
export const reasonOf = (error: unknown): string => errorText(error, t.upload('failed'))

/** The bytes of an upload. `total` is 0 while the image is scaled down. */
interface UploadedBytes {
  sent: number
  total: number
}

export interface SendFileOptions {
  params?: Record<string, string>
  /** The form's fields beside the file. */
  fields?: Record<string, string>
  onProgress?: (bytes: UploadedBytes) => void
  signal?: AbortSignal
  idempotencyKey?: string
}

/** Warns when little of the day's quota is left: `used/limit` in MB. */
function warnOfQuota(filesToday: string | null): void {
  const [used, limit] = filesToday?.split('/') ?? []
  if (used && limit)
    toast({
      kind: 'warning',
      title: t.upload('nearlyFull', { used, limit }),
      description: t.upload('nearlyFullDetail'),
    })
}

/**
 * Sends a file to a call that takes one, and returns the answer's data. Uses XMLHttpRequest, since fetch does not report
 * the progress of a request's body.
 */
export const sendFile = (path: string, file: File, options: SendFileOptions = {}): Promise<unknown> =>
  repeatAfterStepUp(() => sendOnce(path, file, options))

function sendOnce(path: string, file: File, options: SendFileOptions): Promise<unknown> {
  const { params, fields = {}, onProgress, signal, idempotencyKey } = options
  const token = bearerToken()
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  onProgress?.({ sent: 0, total: file.size })
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path, params))
    request.responseType = 'json'
    const headers = { ...requestHeaders(token, idempotencyKey), accept: 'application/json' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total })
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onload = () => {
      const data: unknown = request.response?.data
      warnOfQuota(request.getResponseHeader(FILES_TODAY))
      if (request.status < 300 && data) resolve(data)
      else reject(handleFailure(path, token, toApiError(request.status, request.response)))
    }
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

/** A chosen file that is not sent; the message is the reason for the person. */
export class UnfitFile extends ShownError {
  override readonly name = 'UnfitFile'
}

/** Throws with this reason if a file is larger than so many bytes. */
export function requireSize({ size }: File, bytes: number, reason: string): void {
  if (size > bytes) throw new UnfitFile(reason)
}

/** Returns the kind of a chosen file by its bytes. Throws for a file that the browser cannot read, as from a lost disk. */
export async function kindOfFile(file: File): Promise<FileKind | null> {
  const start = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (!start) throw new UnfitFile(t.upload('failed'))
  return kindOfBytes(new Uint8Array(start))
}
