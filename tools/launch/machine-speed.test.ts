import { expect, test } from 'vitest'
import { timeFactorOf, workersFor } from './machine-speed.mjs'

const idle = { cpu: 240, wall: 250 }
const crowded = { cpu: 240, wall: 720 }

test.each([
  ['idle', idle, 0.4, 2, 1, 3],
  ['with its own load only', idle, 1.2, 2, 1.1, 3],
  ['after work that is over', idle, 4, 2, 2.5, 3],
  ['beside work that has just begun', crowded, 0.4, 2, 3, 3],
  ['beside a build', crowded, 4, 2, 3, 2],
  ['with slow cores', { cpu: 680, wall: 690 }, 0.4, 2, 2, 3],
  ['with slow cores, beside a build', { cpu: 680, wall: 2040 }, 4, 2, 6, 2],
  ['of many cores', idle, 3, 16, 1, 4],
  ['of many cores, in a container that sees the load of all', idle, 40, 4, 10, 4],
  ['of one core', idle, 0, 1, 1, 2],
  ['of one core, beside a build', crowded, 4, 1, 5, 1],
  ['without a load average', idle, 0, 2, 1, 3],
])('a machine %s', (_, measured, load, cores, factor, workers) => {
  expect([timeFactorOf(measured, load, cores), workersFor(measured, load, cores)]).toEqual([factor, workers])
})
