import { beforeEach, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { type IdempotencyKey, withIdempotencyKey } from './idempotency-key.ts'

const place = 'draft:u1:test-key'

beforeEach(() => sessionStorage.clear())

/** Returns the key that a submit of `body` sends; `answer` is the server's answer. */
async function submit(body: unknown, answer: 'done' | ApiError, perBody?: IdempotencyKey['perBody']): Promise<string> {
  let used = ''
  await withIdempotencyKey({ storageKey: place, ...(perBody && { perBody }) }, body, async (key) => {
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

test('where each body has a key, a changed one has a new key, and the first one keeps its own after another answer', async () => {
  const first = await submit({ a: 1 }, lost, true)
  expect(await submit({ a: 1 }, lost, true)).toBe(first)
  expect(await submit({ a: 2 }, 'done', true)).not.toBe(first)
  expect(await submit({ a: 1 }, 'done', true)).toBe(first)
  expect(await submit({ a: 1 }, 'done', true)).not.toBe(first)
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
