import { expect, test } from 'vitest'
import { bounds } from '../context/bounds.ts'
import { pauseLeft } from './body-timeouts.ts'

const [KB, MB] = [1024, 1024 * 1024]
const { upload } = bounds

/** Returns the second in which an upload is cut, or null; `line` says how many bytes arrive in each second. */
function secondOfCut(line: (second: number) => number, seconds: number): number | null {
  let left = upload.pause
  for (let second = 0; second < seconds; second += 1) {
    left = pauseLeft(left, 1, line(second), upload)
    if (left < 0) return second
  }
  return null
}

test.each<[string, number, (second: number) => number]>([
  ['6 kB a second', (10 * MB) / (6 * KB), () => 6 * KB],
  ['100 kB each 20 s', (10 * MB) / (5 * KB), (second) => (second % 20 === 19 ? 100 * KB : 0)],
  ['200 kB each 55 s', (10 * MB) / (3.6 * KB), (second) => (second % 55 === 0 ? 200 * KB : 0)],
  ['half a minute of 12 kB a second, half a minute of nothing', 1_800, (second) => (second % 60 < 30 ? 12 * KB : 0)],
])('the largest file arrives whole over a line of %s', (_, seconds, line) => {
  expect(secondOfCut(line, seconds)).toBeNull()
  expect(seconds).toBeLessThan(upload.seconds)
})

test.each<[string, number, (second: number) => number]>([
  ['nothing', 60, () => 0],
  ['a byte a second', 60, () => 1],
  ['2 kB a second', 180, () => 2 * KB],
  ['9 MB, then nothing', 60, (second) => (second === 0 ? 9 * MB : 0)],
  ['9 MB, then a byte a second', 60, (second) => (second === 0 ? 9 * MB : 1)],
  ['6 kB a second for ten minutes, then nothing', 660, (second) => (second < 600 ? 6 * KB : 0)],
])('an upload of %s is cut within %i s', (_, seconds, line) => {
  expect(secondOfCut(line, 3_600)).toBeGreaterThan(seconds - 5)
  expect(secondOfCut(line, 3_600)).toBeLessThanOrEqual(seconds + 1)
})
