import { createAttachmentUploads } from '#web/domain/attachment-uploads.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { onUserGone } from '#web/lib/user-gone.ts'

/** The uploads to requests; they continue while another page is shown. */
const uploads = createAttachmentUploads<string>({
  callFor: (id) => ({ path: requestEndpoints.upload.path, params: { id } }),
  readsOfEach: requestEndpoints.all,
  readsOfAll: requestEndpoints.all,
})

export const addRequestFiles = (requestId: string, files: readonly File[]): void => uploads.add(requestId, files)

export const uploadActions = { retry: uploads.retry, cancel: uploads.cancel }

export const useRequestUploads = (requestId: string) =>
  useStore(uploads.store).filter(({ target }) => target === requestId)

/** The files that are chosen for the next request; they stay while another page is shown. */
const chosenFiles = createStore<readonly File[]>([])

onUserGone(() => chosenFiles.set([]))

export const useChosenFiles = () => useStore(chosenFiles)

export const changeChosenFiles = (change: (files: readonly File[]) => readonly File[]): void =>
  chosenFiles.set(change(chosenFiles.get()))
