import { afterAll, describe, test } from 'vitest'
import { timeLimit } from '#test/time-limit.ts'
import { startFixtures } from './fixtures.ts'
import { startOffice } from './office.ts'
import { catalogue } from './spec-texts/catalogue.ts'
import { runScene } from './spec-texts/run-scene.ts'

/*
 * Every text that the specification quotes, found in the running product in the situation that the specification
 * describes.
 */

const { office, browser } = await startFixtures()
const empty = await startOffice({ filled: false })

afterAll(async () => {
  const texts = catalogue.flatMap(({ texts: whole, parts = [] }) => [...whole, ...parts])
  console.log(`${new Set(texts).size} texts of the spec in ${catalogue.length} situations`)
  await empty.stop()
})

describe.concurrent('the spec quotes', () => {
  for (const scene of catalogue)
    test(`${scene.section}: ${scene.actor}, ${scene.situation}`, { timeout: timeLimit(60_000) }, () =>
      runScene(scene, browser, scene.office === 'empty' ? empty : office),
    )
})
