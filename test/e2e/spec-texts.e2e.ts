import { test } from 'vitest'
import { startFixtures } from './fixtures.ts'
import { guestOf, play, situations } from './spec-texts/situations.ts'

/*
 * What the pages show in the situations of the specification. `test/spec-texts.test.ts` finds every quoted text in the
 * catalogue, `screens.e2e.ts` the words of each screen.
 */

const { office, openAs } = await startFixtures()

test.each([...new Set(situations.map(({ by }) => by))])('the texts of the specification: %s', async (by) => {
  const visitor = await openAs(guestOf(by, office))
  visitor.pageErrors.allow(/^Failed to load resource|^Something went wrong$/) // of the calls that fail
  for (const situation of situations.filter((one) => one.by === by)) await play(visitor, situation, office)
})
