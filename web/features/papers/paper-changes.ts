import { useState } from 'react'
import type { CasePaper } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { attachmentEndpoints, paperEndpoints } from '#web/endpoints.generated.ts'
import { createAttachmentUploads } from '#web/features/papers/attachment-uploads.ts'
import { caseReads, invalidate } from '#web/lib/query.ts'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import type { Upload } from '#web/lib/uploads.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** The case of a file, and its paper; null for a file of no paper. */
interface PaperTarget {
  caseId: string
  paperId: string | null
  /** Of a file that another app shared: its place in the browser's store, and what removes it there. */
  shared?: { key: string; drop: () => Promise<unknown> }
}

export type PaperUpload = Upload<PaperTarget>

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
