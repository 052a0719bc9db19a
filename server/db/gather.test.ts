import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gather } from '#server/db/gather.ts'

/** A source that notes what it is asked for and answers when it is told to. */
function slowSource() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const find = gather(async (_source: object, keys: string[]) => {
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
  const find = gather(async (_source: object, keys: string[]) => {
    if (fails) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  const source = {}
  const told = await Promise.allSettled([find(source, 'a'), find(source, 'b')])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await find(source, 'a')).toBe('a')
})
