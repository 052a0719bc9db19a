import { expect, test } from 'vitest'
import { COUNTED_ROWS, isCutTotal } from './long-lists.ts'

test('a total of one more than is counted stands for more', () => {
  expect([COUNTED_ROWS - 1, COUNTED_ROWS, COUNTED_ROWS + 1].map(isCutTotal)).toEqual([false, false, true])
})
