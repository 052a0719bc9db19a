import { expect, test } from 'vitest'
import { startFixtures } from './fixtures.ts'
import {
  firstScreens,
  gzipSize,
  lazyChunks,
  loadedBy,
  sizeTargets,
  sum,
  uncompressed,
} from './web-targets/first-load.ts'

/* The size of a first visit, by the files that the browser requests; the other targets: `npm run bench:web`. */

const { office, openAs } = await startFixtures({ filled: false })

test('the first screens load no more than their targets, and all else comes in small parts', async () => {
  const loadedFirst = new Set<string>()
  // An empty list shows a toast, which is not part of a first visit to a list.
  await office.caseIn('assigned', { client: office.people.client })
  for (const { name, by, address } of firstScreens) {
    const visitor = await openAs(by === 'public' ? null : by, { fresh: true })
    const files = await loadedBy(visitor, address)
    await visitor.close()
    expect(files.filter((file) => file.endsWith('.js')).length, name).toBeGreaterThan(0)
    expect.soft(sum(files, '.js'), name).toBeLessThanOrEqual(sizeTargets[name])
    expect.soft(sum(files, '.css'), name).toBeLessThanOrEqual(sizeTargets.styles)
    for (const file of files) loadedFirst.add(file)
  }
  const { pdf, languages, others } = lazyChunks(loadedFirst)
  for (const file of languages) {
    expect.soft(loadedFirst.has(file), 'no other language is loaded').toBe(false)
    expect.soft(gzipSize(file), file).toBeLessThanOrEqual(sizeTargets['language chunk'])
  }
  expect.soft(gzipSize(pdf)).toBeLessThanOrEqual(sizeTargets['PDF chunk'])
  for (const file of others) expect.soft(gzipSize(file), file).toBeLessThanOrEqual(sizeTargets['largest lazy chunk'])
  expect(uncompressed()).toEqual([])
})
