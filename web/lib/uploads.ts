import { t } from '#contract/texts.ts'
import { ApiError, errorText, isAbort, isSessionOver } from './api-error.ts'
import { randomId } from './random-id.ts'
import type { UploadedBytes } from './send-file.ts'
import { createStore, type Store } from './store.ts'
import { toast } from './toast.ts'
import { UnfitFile } from './unfit-file.ts'
import { useTask } from './use-task.ts'

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
