import { createAttachmentUploads } from '#web/domain/attachment-uploads.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { useStore } from '#web/lib/store.ts'

/** The files on their way to requests; they arrive while another page is shown. */
const uploads = createAttachmentUploads<string>({
  callFor: (id) => ({ path: requestEndpoints.upload.path, params: { id } }),
  readsOfEach: requestEndpoints.all,
  readsOfAll: requestEndpoints.all,
})

export const addRequestFiles = (requestId: string, files: readonly File[]): void => uploads.add(requestId, files)

export const uploadActions = { retry: uploads.retry, cancel: uploads.cancel }

export const useRequestUploads = (requestId: string) =>
  useStore(uploads.store).filter(({ target }) => target === requestId)
