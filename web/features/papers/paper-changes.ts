import { useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'
import { messages } from '#contract/messages.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { attachmentEndpoints, paperEndpoints } from '#web/endpoints.generated.ts'
import { invalidate, type Reads } from '#web/lib/invalidate.ts'
import { ofPaper, scaleImage } from '#web/lib/scale-image.ts'
import { session } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import { sendFile } from '#web/lib/upload.ts'
import { createUploads, type Upload } from '#web/lib/uploads.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** The case of a file, and its paper; null for a file of no paper. */
interface PaperTarget {
  caseId: string
  paperId: string | null
}

export type PaperUpload = Upload<PaperTarget>

const KINDS = ['image/', 'application/pdf']

/** The files that arrived since the list was empty. */
let arrived = 0

/** The files on their way to cases. They are kept outside the page, so that they arrive while another page is shown. */
const uploads = createUploads<PaperTarget>({
  // A photo takes much memory while it is scaled down.
  atOnce: 2,
  problemOf: ({ type }) =>
    type === '' || KINDS.some((kind) => type.startsWith(kind)) ? '' : messages.attachments.wrongKind,
  send: async ({ target: { caseId, paperId }, file }, { signal, onProgress }) => {
    const ready = file.type.startsWith('image/') ? await scaleImage(file, ofPaper) : file
    signal.throwIfAborted()
    if (ready.size > MAX_UPLOAD_BYTES) throw new Error(messages.payments.tooLarge)
    await sendFile(attachmentEndpoints.upload.path, ready, {
      params: { caseId },
      fields: paperId === null ? {} : { paperId },
      signal,
      onProgress,
    })
    arrived += 1
    await invalidate(paperEndpoints.ofCase)
  },
  onIdle: () => {
    if (arrived === 0) return
    toast({ kind: 'success', title: messages.attachments.added(arrived) })
    arrived = 0
    void invalidate(paperReads)
  },
})

export const { retry: retryUpload, cancel: cancelUpload } = uploads

export const addFiles = (caseId: string, paperId: string | null, files: readonly File[]): void =>
  uploads.add({ caseId, paperId }, files)

export const useUploads = (caseId: string): PaperUpload[] =>
  useStore(uploads.store).filter(({ target }) => target.caseId === caseId)

/** The browser asks before it leaves the page and drops the files on their way. */
const askToStay = (event: Event) => event.preventDefault()
uploads.store.subscribe(() => {
  if (uploads.store.get().some(({ state }) => state === 'sending')) window.addEventListener('beforeunload', askToStay)
  else window.removeEventListener('beforeunload', askToStay)
})

// Another user who signs in must not see or send these files.
let userId = session.get().user?.id
session.subscribe(() => {
  const next = session.get().user?.id
  if (next === userId) return
  userId = next
  uploads.cancelAll()
  arrived = 0
})

/** A change of papers or files makes outdated: the checklist, the history, and the lists with numbers of papers. */
export const paperReads: Reads = { below: '/case/' }

export const usePaperChange = () =>
  useApiMutation(paperEndpoints.change, { invalidates: [paperReads], failureTitle: messages.papers.changeFailed })

/** Notes several papers as received, one after the other; stops at the first failure, which is shown. */
export function useMarkReceived(caseId: string) {
  const [isPending, setPending] = useState(false)
  const change = useApiMutation(paperEndpoints.change, { success: null, failureTitle: messages.papers.changeFailed })
  const mark = async (papers: readonly CasePaper[]) => {
    setPending(true)
    try {
      for (const { paperId } of papers)
        await change.mutateAsync({ params: { caseId }, body: { paperId, state: 'received', note: null } })
      toast({ kind: 'success', title: messages.papers.allMarked(papers.length) })
    } catch {
      // The mutation has shown the failure.
    } finally {
      await invalidate(paperReads)
      setPending(false)
    }
  }
  return { isPending, mark }
}
