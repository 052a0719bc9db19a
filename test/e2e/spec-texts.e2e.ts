import { describe, test } from 'vitest'
import { timeLimit } from '#test/time-limit.ts'
import { startFixtures } from './fixtures.ts'
import { runScene } from './spec-texts/run-scene.ts'
import { scenesOfTexts } from './spec-texts/scenes.ts'

/*
 * The texts of the specification that are composed at run time, or that appear in a condition of their own, found in the
 * running product. `test/spec-texts.test.ts` finds the others in the catalogue, `screens.e2e.ts` the words of each screen.
 */

const { office, browser } = await startFixtures()

describe.concurrent('texts of the specification', () => {
  for (const scene of scenesOfTexts)
    test(`${scene.section}: ${scene.actor}, ${scene.situation}`, { timeout: timeLimit(60_000) }, () =>
      runScene(scene, browser, office),
    )
})
