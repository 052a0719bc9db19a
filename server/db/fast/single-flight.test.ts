import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { singleFlight } from '#server/db/fast/single-flight.ts'

test('callers during a computation share the next answer, which is never older than their request', async () => {
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

test('a failed answer fails for its sharers only', async () => {
  const share = singleFlight<object, string>()
  const source = {}
  const fail = () => Promise.reject(new Error('away'))
  const settled = await Promise.allSettled([
    share(source, 'a', fail),
    share(source, 'a', fail),
    share(source, 'a', fail),
  ])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await share(source, 'a', async () => 'there')).toBe('there')
})
