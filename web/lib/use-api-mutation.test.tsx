import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { caseEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from './query.ts'
import { currentToast } from './toast.ts'
import { type ApiMutation, type ApiMutationOptions, useApiMutation, useToggle } from './use-api-mutation.ts'

const { updateUpi, getUpi, toggleRto, allRtos } = referenceEndpoints
const args = { body: { upi: 'office@bank' } }

type Answer = { status: number; body: unknown } | 'lost'
const done = (data: unknown, message = 'Saved'): Answer => ({ status: 200, body: { success: true, message, data } })
const refused = (status: number, message: string, fields = {}): Answer => ({
  status,
  body: { success: false, message, errors: { message, fields } },
})

/** The server's answers by method and path, and the calls it received. */
let answers: Record<string, Answer | Promise<Answer>>
const calls: { name: string; key: string | undefined }[] = []

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (address: string, { method, headers }: RequestInit) => {
    const name = `${method} ${address.replace('/api/v1', '')}`
    calls.push({ name, key: (headers as Record<string, string>)['idempotency-key'] })
    const answer = await answers[name]
    if (!answer || answer === 'lost') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  currentToast.set(null)
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

let mutation: ApiMutation<typeof updateUpi>
function Writer({ options }: { options: ApiMutationOptions<typeof updateUpi> }) {
  mutation = useApiMutation(updateUpi, options)
  const upi = useQuery(apiQuery(getUpi, {})).data?.data.upi
  return <p>{`${mutation.isPending ? 'pending' : 'idle'}, ${upi}`}</p>
}

async function writer(options: ApiMutationOptions<typeof updateUpi>, write: Answer, reads = ['before', 'after']) {
  answers = { 'GET /api/get-upi': done({ upi: reads[0] }), 'POST /api/update-upi': write }
  render(<Writer options={options} />, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await screen.findByText(`idle, ${reads[0]}`)
  answers['GET /api/get-upi'] = done({ upi: reads[1] })
}

/** Sends the write; returns the error, or null. */
const send = () =>
  act(() =>
    mutation.mutateAsync(args).then(
      () => null,
      (error: Error) => error,
    ),
  )
const toastNow = () => {
  const { kind, title, description } = currentToast.get() ?? {}
  return { kind, title, description }
}

test('a success shows the message of the answer, and what it made outdated has reloaded when it ends', async () => {
  await writer({ invalidates: [getUpi] }, done({ upi: 'after' }, 'UPI ID updated'))
  let shownAtEnd: string | null = ''
  await act(() =>
    mutation.mutateAsync(args).then(() => {
      shownAtEnd = queryClient.getQueryData<{ data: { upi: string } }>(apiQuery(getUpi, {}).queryKey)?.data.upi ?? null
    }),
  )
  expect(shownAtEnd).toBe('after')
  expect(toastNow()).toEqual({ kind: 'success', title: 'UPI ID updated', description: undefined })
  await screen.findByText('idle, after')
})

test('the text of the toast can be the caller’s, or none', async () => {
  await writer({ success: ({ upi }) => `It is ${upi}` }, done({ upi: 'after' }))
  await send()
  expect(toastNow().title).toBe('It is after')
  cleanup()
  currentToast.set(null)
  queryClient.clear()
  await writer({ success: null }, done({ upi: 'after' }))
  await send()
  expect(currentToast.get()).toBeNull()
})

test('a failure is shown and passed on; nothing is reloaded for input that was refused', async () => {
  await writer(
    { invalidates: [getUpi], failureTitle: 'Could not save' },
    refused(400, 'No UPI id', { upi: 'No UPI id' }),
  )
  expect(await send()).toMatchObject({ status: 400, fields: { upi: 'No UPI id' } })
  expect(toastNow()).toEqual({ kind: 'error', title: 'Could not save', description: 'No UPI id' })
  await screen.findByText('idle, before')
})

test('the server’s words come first without a title, and the call’s own where it said nothing', async () => {
  await writer({ failureText: 'Not switched' }, refused(400, 'In use'))
  await send()
  expect(toastNow()).toEqual({ kind: 'error', title: 'In use', description: undefined })
  answers['POST /api/update-upi'] = { status: 400, body: {} }
  await send()
  expect(toastNow().title).toBe('Not switched')
})

test('a conflict reloads what somebody else has changed before it is passed on', async () => {
  await writer({ invalidates: [getUpi] }, refused(409, 'Changed meanwhile'))
  expect(await send()).toMatchObject({ status: 409 })
  await screen.findByText('idle, after')
})

test('a lost answer reloads as well: it may have been done', async () => {
  await writer({ invalidates: [getUpi] }, 'lost')
  await send()
  expect(toastNow().title).toBe(t.general('offline'))
  await screen.findByText('idle, after')
})

test('a failure that its user knows of is passed on without a word', async () => {
  const onFailure = vi.fn()
  await writer({ onFailure }, refused(403, 'Please confirm it is you', { stepUp: 'password' }))
  expect(await send()).toMatchObject({ status: 403 })
  expect([onFailure.mock.calls.length, currentToast.get()]).toEqual([0, null])
})

test('a failure can be logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await writer({ logsFailure: true }, refused(409, 'You cannot deactivate yourself'))
  await send()
  expect(log).toHaveBeenCalledWith('You cannot deactivate yourself')
})

test('what is sent again after a lost answer goes under the same key', async () => {
  await writer({ submitKey: { storageKey: 'draft:u1:key' } }, 'lost')
  await send()
  answers['POST /api/update-upi'] = done({ upi: 'after' })
  await send()
  const keys = calls.filter(({ name }) => name.startsWith('POST')).map(({ key }) => key)
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

test('reads are named by their call, or all below a path', async () => {
  const below = vi.spyOn(queryClient, 'invalidateQueries')
  await writer({ invalidates: [{ below: '/case/' }] }, done({ upi: 'after' }))
  await send()
  const predicate = below.mock.calls[0]?.[0]?.predicate
  const hits = [caseEndpoints.unverified, caseEndpoints.details, getUpi].map(({ path }) =>
    predicate?.(
      queryClient.getQueryCache().build<unknown, Error, unknown, readonly unknown[]>(queryClient, { queryKey: [path] }),
    ),
  )
  expect(hits).toEqual([true, true, false])
})

function Toggle({ saved }: { saved: boolean }) {
  const { isActive, onSwitch } = useToggle(saved, toggleRto, () => ({ params: { id: 'r1' } }), {
    invalidates: [allRtos],
  })
  return (
    <button type="button" onClick={onSwitch}>
      {isActive ? 'on' : 'off'}
    </button>
  )
}

test('a switch shows the new state at once, is pressed but once, and goes back when it is refused', async () => {
  let answer: (answer: Answer) => void = () => undefined
  answers = {
    'POST /utils/rto/toggle-visibility/r1': new Promise((resolve) => {
      answer = resolve
    }),
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Toggle saved />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('off')
  fireEvent.click(screen.getByRole('button'))
  await act(async () => answer(refused(409, 'In use')))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('on'))
  expect(calls).toHaveLength(1)
})

test('a switch is pressed again as soon as its call has its answer, while the list still reloads', async () => {
  answers = { 'POST /utils/rto/toggle-visibility/r1': done({ isActive: false }) }
  vi.spyOn(queryClient, 'invalidateQueries').mockReturnValue(new Promise(() => undefined))
  render(
    <QueryClientProvider client={queryClient}>
      <Toggle saved />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(toastNow().title).toBe('Saved'))
  expect(screen.getByRole('button').textContent).toBe('off')
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(screen.getByRole('button').textContent).toBe('on')
})

test('a switch keeps the new state when its list cannot be reloaded, and follows the list later', async () => {
  answers = { 'POST /utils/rto/toggle-visibility/r1': done({ isActive: false }) }
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValueOnce(undefined)
  const toggle = (saved: boolean) => (
    <QueryClientProvider client={queryClient}>
      <Toggle saved={saved} />
    </QueryClientProvider>
  )
  const { rerender } = render(toggle(true))
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(calls).toHaveLength(1))
  await act(async () => undefined)
  expect(screen.getByRole('button').textContent).toBe('off')
  rerender(toggle(false))
  rerender(toggle(true))
  expect(screen.getByRole('button').textContent).toBe('on')
})
