import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { call } from './api.ts'
import { errorDetail, errorText, loadPage, offlineOrErrorText, ShownError } from './errors.ts'

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
  expect(offlineOrErrorText(await failure('none'), 'Login failed')).toBe(t.general('offline'))
  expect(offlineOrErrorText(await failure(proxyPage()), 'Login failed')).toBe('Login failed')
  expect(offlineOrErrorText(new ShownError('Odd'), 'Login failed')).toBe('Odd')
})

test.each([
  ['a refusal of the browser', new DOMException('The operation is insecure.', 'SecurityError')],
  ['a defect', new TypeError("can't access property 'x', y is null")],
  ['a frozen error', Object.freeze(new Error('Invariant failed'))],
  ['what is no error', 'The operation is insecure.'],
])('the words of a browser or a library are never shown: %s', (_, error) => {
  expect(errorText(error)).toBe(t.general('wrong'))
  expect(errorText(error, 'Upload failed')).toBe('Upload failed')
  expect(offlineOrErrorText(error, 'Upload failed')).toBe('Upload failed')
  expect(errorDetail(error, 'Upload failed')).toBeUndefined()
})

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/1a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: http://localhost/assets/1a.js')],
  ['WebKit', Object.freeze(new TypeError('Importing a module script failed.'))],
  ['a style sheet', new Error('Unable to preload CSS for /assets/1a.css')],
])('a missing script is recognised by its error, which stays as it is: %s', async (_, error) => {
  const { message } = error
  expect(errorText(error, 'Upload failed')).toBe(t.general('scriptMissing'))
  const thrown = await loadPage(() => Promise.reject(error))().catch((caught: unknown) => caught)
  expect(thrown).toMatchObject({ name: 'ScriptMissing', message: t.general('scriptMissing'), cause: error })
  expect(error.message).toBe(message)
})

test('a page that fails by itself keeps its error', async () => {
  const refusal = new DOMException('The operation is insecure.', 'SecurityError')
  await expect(loadPage(() => Promise.reject(refusal))()).rejects.toBe(refusal)
})

test('below a title stands what the error adds to it, if anything', async () => {
  expect(errorDetail(await failure(proxyPage()), 'Upload failed')).toBe(t.general('unavailable'))
  expect(errorDetail(await failure(empty()), 'Upload failed')).toBeUndefined()
  expect(errorDetail(await failure(refusal({ message: 'Upload failed' })), 'Upload failed')).toBeUndefined()
})
