import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type RunningOffice, startOffice } from './office.ts'
import { catalogue } from './spec-texts/catalogue.ts'
import { play } from './spec-texts/stage.ts'

/* Every text that the spec quotes, found in the running product in the situation that the spec names. */

let office: RunningOffice
let empty: RunningOffice
let browser: Browser

beforeAll(async () => {
  ;[office, empty, browser] = await Promise.all([startOffice(), startOffice({ filled: false }), openBrowser()])
}, 120_000)

afterAll(async () => {
  const texts = catalogue.flatMap(({ texts: whole, parts = [] }) => [...whole, ...parts])
  console.log(`${new Set(texts).size} texts of the spec in ${catalogue.length} situations`)
  await browser?.close()
  await Promise.all([office?.stop(), empty?.stop()])
})

describe.concurrent('the spec quotes', () => {
  for (const scene of catalogue)
    test(`${scene.at}: ${scene.who}, ${scene.when}`, { timeout: 60_000 }, () =>
      play(scene, browser, scene.office === 'empty' ? empty : office),
    )
})
