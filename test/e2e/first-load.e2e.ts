import { expect, test } from 'vitest'
import { startFixtures } from './fixtures.ts'
import { FIRST_LOAD_BYTES, filesOfVisit, firstScreens, gzipSize } from './web-targets/first-load.ts'

/* The size of a first visit, by the files that the browser requests; the other targets: `npm run bench:web`. */

const { openAs } = await startFixtures({ filled: false })

test.each(firstScreens)('a first visit of the $name loads no more than its target', async ({ by, address }) => {
  const files = await filesOfVisit(await openAs(by === 'public' ? null : by, { fresh: true }), address)
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  expect(gzipSize(files)).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
})
