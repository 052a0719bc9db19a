import { requestEndpoints } from '#web/endpoints.generated.ts'
import { createAttachmentUploads, takeAttachment } from '#web/features/papers/attachment-uploads.ts'
import { onUserGone } from '#web/lib/session.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { reasonOf } from '#web/lib/uploads.ts'

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
/** Ends when the files that were chosen last are taken or refused. */
let taking: Promise<unknown> = Promise.resolve()
let users = 0

onUserGone(() => {
  users += 1
  chosenFiles.set([])
})

export const useChosenFiles = () => useStore(chosenFiles)

/** Takes chosen files, one after the other, and returns the reason of the first one that is refused; empty if there is none. */
export function takeFiles(files: readonly File[]): Promise<string> {
  const user = users
  const taken = taking.then(async () => {
    const problems: string[] = []
    for (const file of files)
      try {
        const ready = await takeAttachment(file)
        if (user === users) changeChosenFiles((chosen) => [...chosen, ready])
      } catch (error) {
        problems.push(reasonOf(error))
      }
    return problems[0] ?? ''
  })
  taking = taken
  return taken
}

/** Returns the chosen files, once all are taken. */
export async function chosenForRequest(): Promise<readonly File[]> {
  await taking
  return chosenFiles.get()
}

export const changeChosenFiles = (change: (files: readonly File[]) => readonly File[]): void =>
  chosenFiles.set(change(chosenFiles.get()))
