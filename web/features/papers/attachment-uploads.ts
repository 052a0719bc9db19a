import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { isStoredImage } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { invalidate, type Reads } from '#web/lib/query.ts'
import { ofPaper, prepareImage } from '#web/lib/scale-image.ts'
import { onUserGone } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { createUploads, kindOfFile, requireSize, sendFile, UnfitFile, type Uploads } from '#web/lib/uploads.ts'

interface AttachmentUploadsOptions<Target> {
  /** The call that takes a file of a target: its path and parameters, and the fields beside the file. */
  callFor: (target: Target) => { path: string; params: Record<string, string>; fields?: Record<string, string> }
  /** The reads that each file makes outdated. */
  readsOfEach: Reads
  /** The reads that are outdated once all files have arrived. */
  readsOfAll: Reads
  /** Runs when a file has arrived. */
  onArrived?: (target: Target) => unknown
}

/**
 * Returns the file that is sent for a chosen one: an image scaled down, a PDF as it is. Throws `UnfitFile` for a file
 * that cannot be attached.
 */
export async function prepareAttachment(file: File): Promise<File> {
  const kind = await kindOfFile(file)
  if (kind !== null && kind !== 'pdf') return prepareImage(file, ofPaper)
  requireSize(file, MAX_UPLOAD_BYTES, t.payments('tooLarge'))
  if (kind === null) throw new UnfitFile(t.attachments('wrongKind'))
  return file
}

/** Like `prepareAttachment`, but leaves the work to later for images that every browser can open. */
export const takeAttachment = async (file: File): Promise<File> =>
  isStoredImage(await kindOfFile(file)) ? file : prepareAttachment(file)

/**
 * Uploads of attachments to one kind of target: images are scaled down, a toast counts those that arrived, the browser
 * asks before it leaves the page and drops them. They outlive an expired session, but no logout, and another user who
 * signs in neither sees nor sends them.
 */
export function createAttachmentUploads<Target>(options: AttachmentUploadsOptions<Target>): Uploads<Target> {
  const { callFor, readsOfEach, readsOfAll, onArrived } = options
  /** The files that arrived since the list was empty. */
  let arrived = 0
  const uploads = createUploads<Target>({
    // A photo takes much memory while it is scaled down.
    atOnce: 2,
    send: async ({ id, target, file, password }, { signal, onProgress }) => {
      const ready = await prepareAttachment(file)
      signal.throwIfAborted()
      const { path, params, fields: named } = callFor(target)
      const fields = { ...named, ...(password && { password }) }
      await sendFile(path, ready, { params, fields, signal, onProgress, idempotencyKey: id })
      await onArrived?.(target)
      arrived += 1
      await invalidate(readsOfEach)
    },
    onIdle: () => {
      if (arrived === 0) return
      toast({ kind: 'success', title: t.attachments('added', { count: arrived }) })
      arrived = 0
      void invalidate(readsOfAll)
    },
  })

  const askToStay = (event: Event) => event.preventDefault()
  uploads.store.subscribe(() => {
    if (uploads.store.get().some(({ state }) => state === 'sending')) window.addEventListener('beforeunload', askToStay)
    else window.removeEventListener('beforeunload', askToStay)
  })

  onUserGone(() => {
    uploads.cancelAll()
    arrived = 0
  })
  return uploads
}
