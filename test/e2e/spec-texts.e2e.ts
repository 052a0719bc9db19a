import { describe, test } from 'vitest'
import { breadth } from '#test/breadth.ts'
import { startFixtures } from './fixtures.ts'
import { runScene } from './spec-texts/run-scene.ts'
import { scenesOfTexts } from './spec-texts/scenes.ts'

/*
 * The texts of the specification that are composed at run time, or that appear in a condition of their own, found in the
 * running product. Of the situations with the same texts `npm test` runs the first, unless another test proves the same; a
 * drill runs all. `test/spec-texts.test.ts` finds the others in the catalogue, `screens.e2e.ts` the words of each screen.
 */

const { office, browser } = await startFixtures()

const found = new Set<string>()
const provenHereAlone = scenesOfTexts.filter(({ texts, alsoIn }) => {
  const isFirst = texts.some((text) => !found.has(text))
  for (const text of texts) found.add(text)
  return isFirst && !alsoIn
})

describe.concurrent('texts of the specification', () => {
  for (const scene of breadth(provenHereAlone, scenesOfTexts))
    test(`${scene.section}: ${scene.actor}, ${scene.situation}`, () => runScene(scene, browser, office))
})
