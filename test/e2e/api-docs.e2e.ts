import { expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { startFixtures } from './fixtures.ts'

/* The page of the API: a key is pasted, a call chosen, and request and answer are shown. */

const { office, openAs } = await startFixtures({ filled: false })

test('a key is tried: its call answers, one outside its scopes is refused, and nothing stays in the browser', async () => {
  const key = await office.apiKey('cases:read')
  const visitor = await openAs(null)
  visitor.pageErrors.allow(/403/)
  const { page } = visitor
  await page.goto('/api/docs/')
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const dialog = page.locator('.modal-ux')
  const box = dialog.locator('.auth-container').filter({ hasText: 'An API key' })
  await box.getByRole('textbox').fill(key.token)
  await box.getByRole('button', { name: 'Apply credentials' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  const tryOut = async (path: string, tag: string) => {
    await page.locator(`#operations-tag-${tag}`).getByRole('button').first().click()
    const call = page.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) })
    await call.locator('.opblock-summary-control').click()
    await call.getByRole('button', { name: 'Execute' }).click()
    const answer = call.locator('.live-responses-table .response').first()
    await answer.waitFor()
    return { answer: await answer.innerText(), request: await call.locator('.curl-command').innerText() }
  }
  const counts = await tryOut(API_BASE + stageEndpoints.counts.path, 'case')
  expect(counts.answer).toContain('200')
  expect(counts.answer).toContain('"success": true')
  expect(counts.request).toContain(`${office.origin}${API_BASE}${stageEndpoints.counts.path}`)
  const vehicles = await tryOut(API_BASE + vehicleEndpoints.all.path, 'vehicle')
  expect(vehicles.answer).toContain('403')
  expect(vehicles.answer).toContain(t.keys('notForKey'))
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(key.token)
})
