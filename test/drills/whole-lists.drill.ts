import { expect, test } from 'vitest'
import { ensureDataSet } from '../../bench/dataset-cache.ts'
import { measureWholeLists } from '../../bench/whole-lists.ts'
import { print } from './drill-report.ts'

/* Every list without a page, in an office of 20,000 cases with papers, notes and snoozes. */
const CASES = 20_000
/** In milliseconds, on a quiet machine. */
const LONGEST_STALL = 200

test('no list without a page stalls the event loop for more than 200 ms', async () => {
  const folder = await ensureDataSet(CASES, console.log)
  const results = (await measureWholeLists(folder, 3)).toSorted((a, b) => b.median - a.median)
  print('whole lists of 20,000 cases', {
    lists: results.length,
    'longest stalls ms': results
      .slice(0, 3)
      .map(({ name, median }) => `${name} ${Math.round(median)}`)
      .join(', '),
  })
  expect(results.length).toBeGreaterThan(20)
  expect(results.filter(({ median }) => median > LONGEST_STALL).map(({ name }) => name)).toEqual([])
})
