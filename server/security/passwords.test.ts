import { expect, test, vi } from 'vitest'
import { hashPassword, MAX_CONCURRENT_HASHES, verifyPassword } from './passwords.ts'

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
  await vi.waitFor(() => expect(hashes).toHaveLength(3 * MAX_CONCURRENT_HASHES + 4), { timeout: 40_000 })
  await Promise.all(hashes)
  expect(hashing.most).toBe(MAX_CONCURRENT_HASHES)
})

test('a password is hashed by argon2id at the cost of OWASP’s cheat sheet', async () => {
  expect(await hashPassword('a password of the test')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test.each([
  ['an accent as a character of its own', 'café déjà vu', 'cafe\u0301 de\u0301ja\u0300 vu'],
  ['a ligature', 'five ﬁsh ﬂoat', 'five fish float'],
  ['full-width letters and digits', 'Ｐｕｎｅ４１１００１', 'Pune411001'],
  ['the unbreakable space of a phone', 'five\u00a0crows over', 'five crows over'],
  ['a Devanagari letter with its dot', '\u0958लम की दुकान', '\u0915\u093cलम की दुकान'],
  ['Hangul in jamo', '한글 비밀번호', '한글 비밀번호'.normalize('NFD')],
])('a password is the same in another form of its letters: %s', async (_, one, other) => {
  expect(one).not.toBe(other)
  expect(await verifyPassword(await hashPassword(one), other)).toBe(true)
  expect(await verifyPassword(await hashPassword(other), one)).toBe(true)
  expect(await verifyPassword(await hashPassword(one), `${other}.`)).toBe(false)
})
