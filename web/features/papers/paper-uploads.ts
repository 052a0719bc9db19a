import { useState } from 'react'
import { isStoredImage, MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { attachmentEndpoints, paperEndpoints } from '#web/endpoints.generated.ts'
import { caseReads, invalidate, type Reads } from '#web/lib/query.ts'
import { ofPaper, prepareImage } from '#web/lib/scale-image.ts'
import { onUserGone } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import {
  createUploads,
  kindOfFile,
  requireSize,
  sendFile,
  UnfitFile,
  type Upload,
  type Uploads,
} from '#web/lib/uploads.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

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

/** The case of a file, and its paper; null for a file of no paper. */
interface PaperTarget {
  caseId: string
  paperId: string | null
  /** Of a file that another app shared: its place in the browser's store, and what removes it there. */
  shared?: { key: string; drop: () => Promise<unknown> }
}

type PaperUpload = Upload<PaperTarget>

/** The uploads to cases. They are kept outside the page, so that they continue while another page is shown. */
const uploads = createAttachmentUploads<PaperTarget>({
  callFor: ({ caseId, paperId }) => ({
    path: attachmentEndpoints.upload.path,
    params: { caseId },
    fields: paperId === null ? {} : { paperId },
  }),
  readsOfEach: paperEndpoints.ofCase,
  readsOfAll: caseReads,
  onArrived: ({ shared }) => shared?.drop().catch(() => undefined),
})

export const { retry: retryUpload, cancel: cancelUpload } = uploads

export const addFiles = (caseId: string, paperId: string | null, files: readonly File[]): void =>
  uploads.add({ caseId, paperId }, files)

type DropShared = (keys: readonly string[]) => Promise<unknown>

/** Adds files that another app shared; each stays in the browser's store until it has arrived. */
export function addShared(caseId: string, files: readonly { key: string; file: File }[], drop: DropShared): void {
  for (const { key, file } of files)
    uploads.add({ caseId, paperId: null, shared: { key, drop: () => drop([key]) } }, [file])
}

export const isBeingSent = (key: string): boolean =>
  uploads.store.get().some(({ target }) => target.shared?.key === key)

export const useUploads = (caseId: string): PaperUpload[] =>
  useStore(uploads.store).filter(({ target }) => target.caseId === caseId)

/** Moves a file of a case; its menu gets the focus back that went with its former place. */
export function useMoveFile(caseId: string) {
  const move = useApiMutation(attachmentEndpoints.move, {
    invalidates: [caseReads],
    failureTitle: t.attachments('moveFailed'),
  })
  return (id: string, to: { paperId?: string | null; position?: number }) =>
    move.mutate({ params: { caseId, id }, body: to }, () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById(menuIdOf(id))?.focus()
      }),
    )
}

/** The element id of the menu's button of a file. */
export const menuIdOf = (fileId: string): string => `file-menu-${fileId}`

/** Notes several papers as received, one after the other; stops at the first failure, which is shown. */
export function useMarkReceived(caseId: string) {
  const [isPending, setPending] = useState(false)
  const change = useApiMutation(paperEndpoints.change, { success: null, failureTitle: t.papers('changeFailed') })
  const set = async (
    papers: readonly Pick<CasePaper, 'paperId' | 'state' | 'note'>[],
    done: string,
    undo?: () => void,
  ) => {
    setPending(true)
    try {
      for (const { paperId, state, note } of papers)
        await change.mutateAsync({ params: { caseId }, body: { paperId, state, note } })
      toast({ kind: 'success', title: done, undo })
    } catch {
      // The mutation has shown the failure.
    } finally {
      await invalidate(caseReads)
      setPending(false)
    }
  }
  const mark = (papers: readonly CasePaper[]) =>
    set(
      papers.map(({ paperId }) => ({ paperId, state: 'received', note: null })),
      t.papers('allMarked', { count: papers.length }),
      () => void set(papers, t.papers('markedBack', { count: papers.length })),
    )
  return { isPending, mark }
}
