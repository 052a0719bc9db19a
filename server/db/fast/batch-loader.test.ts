import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchLoader } from '#server/db/fast/batch-loader.ts'

/** A source that records each requested list of keys, and answers on demand. */
function createSource() {
  const batches: (readonly string[])[] = []
  const answers: (() => void)[] = []
  const find = batchLoader(async (_source: object, keys: readonly string[]) => {
    batches.push(keys)
    await new Promise<void>((resolve) => answers.push(resolve))
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `value of ${key}`]))
  })
  return { batches, answers, find }
}
const arrival = () => sleep(5)

test('keys that are asked for at one time are one batch, and each caller gets its own value', async () => {
  const { batches, answers, find } = createSource()
  const source = {}
  const values = Promise.all(['a', 'b', 'none', 'a'].map((key) => find(source, key)))
  await arrival()
  answers[0]?.()
  expect(await values).toEqual(['value of a', 'value of b', null, 'value of a'])
  expect(batches).toEqual([['a', 'b', 'none']])
})

test('keys requested during a batch are loaded in the next batch', async () => {
  const { batches, answers, find } = createSource()
  const source = {}
  const first = find(source, 'a')
  await arrival()
  const later = Promise.all([find(source, 'a'), find(source, 'b')])
  await arrival()
  expect(batches).toEqual([['a']])
  answers[0]?.()
  await first
  await arrival()
  expect(batches).toEqual([['a'], ['a', 'b']])
  answers[1]?.()
  expect(await later).toEqual(['value of a', 'value of b'])
})

test('a batch that hangs delays the next for a moment only, and another source not at all', async () => {
  const { batches, answers, find } = createSource()
  const source = {}
  void find(source, 'hangs')
  await arrival()
  const next = find(source, 'b')
  const other = find({}, 'c')
  await sleep(60)
  expect(batches).toEqual([['hangs'], ['c'], ['b']])
  for (const answer of answers.slice(1)) answer()
  expect(await Promise.all([next, other])).toEqual(['value of b', 'value of c'])
})

test('a failure is that of all callers of the call, and of no later one', async () => {
  let fails = true
  const find = batchLoader(async (_source: object, keys: readonly string[]) => {
    if (fails) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  const source = {}
  const settled = await Promise.allSettled([find(source, 'a'), find(source, 'b')])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await find(source, 'a')).toBe('a')
})
