import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * Returns the serious and critical axe findings of the page, or of one part of it, one line per rule. `colours` checks
 * only the rules that the dark theme can break, for a page that was checked in light already.
 */
export async function axeFindings(page: Page, within?: string, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await waitForAnimations(page)
  // Injecting axe takes longer than running it; a document that was checked before still has it.
  const isThere = await page.evaluate('typeof axe === "object"')
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    ...(rules === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * Waits for the end of transitions: changes of colours and of the sidebar's width take a moment even with reduced
 * motion. Spinners never end and are ignored.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
