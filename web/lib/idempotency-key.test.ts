import { beforeEach, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { type IdempotencyKey, withIdempotencyKey } from './idempotency-key.ts'

const place = 'draft:u1:test-key'

beforeEach(() => sessionStorage.clear())

/** Returns the key that a submit of `body` sends; `answer` is the server's answer. */
async function submit(
  body: unknown,
  answer: 'done' | ApiError,
  changedBody?: IdempotencyKey['changedBody'],
): Promise<string> {
  let used = ''
  await withIdempotencyKey({ storageKey: place, ...(changedBody && { changedBody }) }, body, async (key) => {
    used = key
    if (answer !== 'done') throw answer
  }).catch(() => undefined)
  return used
}

const lost = new ApiError(0)
const refused = new ApiError(400, 'Please check the marked fields')

test('a lost answer is asked for again under the same key', async () => {
  const first = await submit({ a: 1 }, lost)
  expect(await submit({ a: 1 }, 'done')).toBe(first)
})

test('a body that changed after a lost answer keeps the key, so that no second thing is made unseen', async () => {
  const first = await submit({ a: 1 }, lost)
  expect(await submit({ a: 2 }, 'done')).toBe(first)
})

test('where its subject forbids a second thing, a changed body has a new key, and the same body the same one', async () => {
  const first = await submit({ a: 1 }, lost, 'new-key')
  expect(await submit({ a: 1 }, lost, 'new-key')).toBe(first)
  expect(await submit({ a: 2 }, lost, 'new-key')).not.toBe(first)
})

test('a body that changed after a refusal is a new thing', async () => {
  const first = await submit({ a: 1 }, refused)
  expect(await submit({ a: 2 }, 'done')).not.toBe(first)
})

test('after success the next thing has a key of its own', async () => {
  const first = await submit({ a: 1 }, 'done')
  expect(await submit({ a: 1 }, 'done')).not.toBe(first)
  expect(sessionStorage.getItem(place)).toBeNull()
})
