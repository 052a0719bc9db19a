import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it stands, or in one part of it, serious or worse: one line a rule.
 * Of a page that was looked at in light already, `colours` asks for what the dark can change.
 */
export async function axeFindings(page: Page, within?: string, ask: 'all' | 'colours' = 'all'): Promise<string[]> {
  // A change of colours, or of the sidebar's width, takes a moment even where motion is reduced.
  await page.waitForTimeout(60)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    ...(ask === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
