import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it stands, or in one part of it, serious or worse: one line a rule.
 * Of a page that was looked at in light already, `colours` asks for what the dark can change.
 */
export async function axeFindings(page: Page, within?: string, ask: 'all' | 'colours' = 'all'): Promise<string[]> {
  await stillness(page)
  // Reading axe in takes longer than its run does; a document that was looked at before has it still.
  const isThere = await page.evaluate('typeof axe === "object"')
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    ...(ask === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** A change of colours, or of the sidebar's width, takes a moment even where motion is reduced; a spinner has no end. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
