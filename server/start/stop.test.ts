import { expect, test } from 'vitest'
import { type Closable, closeAll } from './run-process.ts'

test('a resource that hangs or fails at a stop does not keep others open', async () => {
  const closed: string[] = []
  const part = (name: string, close: () => Promise<unknown>): Closable => ({
    part: name,
    seconds: 0.05,
    close: () => {
      closed.push(name)
      return close()
    },
  })
  const opened = [
    part('database', async () => {}),
    part('jobs', () => Promise.reject(new Error('lost'))),
    part('requests', () => new Promise(() => {})),
  ]
  const told: string[] = []
  await closeAll(opened, (line) => told.push(line))
  expect(closed).toEqual(['requests', 'jobs', 'database'])
  expect(told).toEqual(['requests did not close within 0.05 s', 'jobs did not close: lost'])
  expect(opened).toEqual([])
})
