import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchLoader, singleFlight } from '#server/db/fast/batch-loader.ts'

/** A source that notes what it is asked for and answers when it is told to. */
function slowSource() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const find = batchLoader(async (_source: object, keys: string[]) => {
    asked.push(keys)
    await new Promise<void>((resolve) => answers.push(resolve))
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key} found`]))
  })
  return { asked, answers, find }
}
const arrived = () => sleep(5)

test('what is asked at one time is one look-up, and each gets its own', async () => {
  const { asked, answers, find } = slowSource()
  const source = {}
  const found = Promise.all(['a', 'b', 'none', 'a'].map((key) => find(source, key)))
  await arrived()
  answers[0]?.()
  expect(await found).toEqual(['a found', 'b found', undefined, 'a found'])
  expect(asked).toEqual([['a', 'b', 'none']])
})

test('what is asked while a look-up is under way waits for the next, which is asked anew', async () => {
  const { asked, answers, find } = slowSource()
  const source = {}
  const first = find(source, 'a')
  await arrived()
  const later = Promise.all([find(source, 'a'), find(source, 'b')])
  await arrived()
  expect(asked).toEqual([['a']])
  answers[0]?.()
  await first
  await arrived()
  expect(asked).toEqual([['a'], ['a', 'b']])
  answers[1]?.()
  expect(await later).toEqual(['a found', 'b found'])
})

test('a look-up that hangs holds up the next for a moment only, and another source not at all', async () => {
  const { asked, answers, find } = slowSource()
  const source = {}
  void find(source, 'hangs')
  await arrived()
  const next = find(source, 'b')
  const other = find({}, 'c')
  await sleep(60)
  expect(asked).toEqual([['hangs'], ['c'], ['b']])
  for (const answer of answers.slice(1)) answer()
  expect(await Promise.all([next, other])).toEqual(['b found', 'c found'])
})

test('a failure is told to all who asked, and the next look-up starts afresh', async () => {
  let fails = true
  const find = batchLoader(async (_source: object, keys: string[]) => {
    if (fails) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  const source = {}
  const told = await Promise.allSettled([find(source, 'a'), find(source, 'b')])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await find(source, 'a')).toBe('a')
})

test('an answer is shared by those who ask the same while another is under way, and is never older than their question', async () => {
  const share = singleFlight<object, number>()
  const source = {}
  let made = 0
  const ask = async () => {
    made += 1
    const own = made
    await sleep(10)
    return own
  }
  const first = share(source, 'a', ask)
  const second = [share(source, 'a', ask), share(source, 'a', ask)]
  const others = [share(source, 'b', ask), share({}, 'a', ask)]
  expect(made).toBe(3)
  expect(await first).toBe(1)
  const third = share(source, 'a', ask)
  expect(await Promise.all(second)).toEqual([4, 4])
  expect(await Promise.all(others)).toEqual([2, 3])
  expect(await third).toBe(5)
  expect(await share(source, 'a', ask)).toBe(6)
})

test('an answer that fails, fails for those who share it and for no one else', async () => {
  const share = singleFlight<object, string>()
  const source = {}
  const fail = () => Promise.reject(new Error('away'))
  const told = await Promise.allSettled([share(source, 'a', fail), share(source, 'a', fail), share(source, 'a', fail)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await share(source, 'a', async () => 'there')).toBe('there')
})
