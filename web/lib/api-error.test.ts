import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { errorDetail, errorText, offlineOrErrorText } from './api-error.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Returns the error of a call that a broken proxy answered, or nobody. */
async function failure(answer: Response | 'none'): Promise<unknown> {
  vi.stubGlobal('fetch', async () => {
    if (answer === 'none') throw new TypeError('Failed to fetch')
    return answer
  })
  return call(identityEndpoints.myProfile, {}).then(
    () => expect.fail('The call did not fail'),
    (error: unknown) => error,
  )
}

const proxyPage = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
const empty = () => new Response('', { status: 500 })
const pageInPlaceOfData = () => new Response('<h1>Sign in to the hotel</h1>')
const refusal = (body: unknown) => Response.json(body, { status: 409 })

test.each([
  ['a page of a proxy', proxyPage],
  ['an empty answer', empty],
  ['a page in place of data', pageInPlaceOfData],
  ['a body without a message', () => refusal({ success: false })],
  ['no answer', () => 'none' as const],
])('%s leaves the call its own words', async (_, answer) => {
  expect(errorText(await failure(answer()), 'Login failed')).toBe('Login failed')
})

test.each([
  [{ message: 'outer', errors: { message: 'inner' } }, 'inner'],
  [{ message: 'outer', errors: ['first'] }, 'first'],
  [{ message: 'outer', errors: { message: '' } }, 'outer'],
])('the server’s words come first: %j', async (body, said) => {
  const error = await failure(refusal({ success: false, ...body }))
  expect(errorText(error, 'Login failed')).toBe(said)
  expect(offlineOrErrorText(error, 'Login failed')).toBe(said)
})

test('the error’s own message comes second where the spec wants it so, which only a lost call has', async () => {
  expect(offlineOrErrorText(await failure('none'), 'Login failed')).toBe(messages.general.offline)
  expect(offlineOrErrorText(await failure(proxyPage()), 'Login failed')).toBe('Login failed')
  expect(offlineOrErrorText(new Error('Odd'), 'Login failed')).toBe('Odd')
})

test('below a title stands what the error adds to it, if anything', async () => {
  expect(errorDetail(await failure(proxyPage()), 'Upload failed')).toBe(messages.general.unavailable)
  expect(errorDetail(await failure(empty()), 'Upload failed')).toBeUndefined()
  expect(errorDetail(await failure(refusal({ message: 'Upload failed' })), 'Upload failed')).toBeUndefined()
})
