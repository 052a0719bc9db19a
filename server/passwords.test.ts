import { expect, test, vi } from 'vitest'
import { timeLimit } from '#test/time-limit.ts'
import { hashPassword, MAX_CONCURRENT_HASHES } from './passwords.ts'

const hashing = vi.hoisted(() => ({ now: 0, most: 0, onEnd: () => {} }))
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const hash: typeof real.hash = async (...args) => {
    hashing.now += 1
    hashing.most = Math.max(hashing.most, hashing.now)
    try {
      return await real.hash(...args)
    } finally {
      hashing.now -= 1
      hashing.onEnd()
    }
  }
  return { ...real, hash }
})

test('no more hashes are made at once than agreed, also when requests arrive just as one ends', async () => {
  const hashes: Promise<string>[] = []
  const arrive = () => void hashes.push(hashPassword('a password of the test'))
  // Four requests, each one turn of the event loop's microtasks later than the one before.
  hashing.onEnd = () => {
    hashing.onEnd = () => {}
    let turn = Promise.resolve()
    for (let n = 0; n < 4; n += 1) turn = turn.then(arrive)
  }
  for (let n = 0; n < 3 * MAX_CONCURRENT_HASHES; n += 1) arrive()
  await vi.waitFor(() => expect(hashes).toHaveLength(3 * MAX_CONCURRENT_HASHES + 4), { timeout: timeLimit(10_000) })
  await Promise.all(hashes)
  expect(hashing.most).toBe(MAX_CONCURRENT_HASHES)
})

test('a password is hashed by argon2id at the cost of OWASP’s cheat sheet', async () => {
  expect(await hashPassword('a password of the test')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
