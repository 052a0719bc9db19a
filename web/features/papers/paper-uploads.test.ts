import { beforeEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { ApiError } from '#web/lib/errors.ts'
import { endSession, startSession } from '#web/lib/session.ts'
import { sendFile } from '#web/lib/uploads.ts'
import { createAttachmentUploads } from './paper-uploads.ts'

vi.mock('#web/lib/uploads.ts', async (original) => ({ ...(await original<object>()), sendFile: vi.fn() }))

const signIn = (id: string) => startSession({ id, name: id, email: `${id}@firm.example`, role: 'client' } as never, id)

const sessionOver = Object.assign(new ApiError(401, t.session('expired')), { isSessionOver: true })

const file = new File(['%PDF-'], 'form-29.pdf', { type: 'application/pdf' })

/** Uploads of a file of asha's, during which the session expires. */
async function expireWhileSending() {
  const uploads = createAttachmentUploads<string>({
    callFor: (id) => ({ path: requestEndpoints.upload.path, params: { id } }),
    readsOfEach: requestEndpoints.all,
    readsOfAll: requestEndpoints.all,
  })
  vi.mocked(sendFile).mockImplementationOnce(async () => {
    endSession('expired')
    throw sessionOver
  })
  uploads.add('a request', [file])
  await vi.waitFor(() => expect(sendFile).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  return uploads
}

beforeEach(() => {
  vi.mocked(sendFile).mockReset()
  signIn('asha')
})

test('a file whose session expired on the way waits for its user, and is sent again', async () => {
  const { store, retry } = await expireWhileSending()
  signIn('asha')
  expect(store.get()).toMatchObject([{ file, state: 'failed', error: t.session('expired') }])
  vi.mocked(sendFile).mockResolvedValueOnce({})
  retry(store.get()[0]?.id ?? '')
  await vi.waitFor(() => expect(store.get()).toEqual([]))
  expect(sendFile).toHaveBeenCalledTimes(2)
})

test('an upload is dropped when another user signs in', async () => {
  const { store } = await expireWhileSending()
  expect(store.get()).toHaveLength(1)
  signIn('meena')
  expect(store.get()).toEqual([])
})

test('an upload is dropped after a logout', async () => {
  const { store } = await expireWhileSending()
  signIn('asha')
  expect(store.get()).toHaveLength(1)
  endSession('logout')
  expect(store.get()).toEqual([])
})

test('a locked PDF asks for its password, which is sent once and not kept', async () => {
  const uploads = createAttachmentUploads<string>({
    callFor: (id) => ({ path: requestEndpoints.upload.path, params: { id } }),
    readsOfEach: requestEndpoints.all,
    readsOfAll: requestEndpoints.all,
  })
  const { store, retry } = uploads
  const refusals = [
    { file: t.upload('pdfEncrypted') },
    { password: t.upload('pdfWrongPassword') },
    { file: t.upload('pdfUnreadable') },
  ]
  for (const fields of refusals)
    vi.mocked(sendFile).mockRejectedValueOnce(new ApiError(400, Object.values(fields)[0], fields))
  uploads.add('a request', [file])
  for (const isLocked of [true, true, false]) {
    await vi.waitFor(() => expect(store.get()).toMatchObject([{ state: 'failed', isLocked }]))
    expect(store.get()[0]?.password).toBe(undefined)
    if (isLocked) retry(store.get()[0]?.id ?? '', 'Ravi1990')
  }
  expect(vi.mocked(sendFile).mock.calls.map(([, , options]) => options?.fields)).toEqual([
    {},
    { password: 'Ravi1990' },
    { password: 'Ravi1990' },
  ])
})
