import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * Returns the serious and critical axe findings of the page, or of one part of it, one line per rule. `colours` checks
 * only the rules that the dark theme can break, for a page that was checked in light already; `sizes` adds the size of
 * targets, 24 px or as much room around (WCAG 2.5.8).
 */
export async function axeFindings(
  page: Page,
  within?: string,
  rules: 'usual' | 'sizes' | 'colours' = 'usual',
): Promise<string[]> {
  await waitForAnimations(page)
  // Injecting axe takes longer than running it; a document that was checked before still has it.
  const isThere = await page.evaluate('typeof axe === "object"')
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    ...(rules === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    ...(rules === 'sizes' && { rules: { 'target-size': { enabled: true } } }),
  })
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, found: nodes.map(({ html }) => html).filter((html) => !isAsPrinted(id, html)) }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, found }) => `${id}: ${found.map((html) => html.slice(0, 160)).join(' | ')}`)
}

/** A mark of an official form has the size in which it is printed (WCAG 2.5.8, "Essential"). */
const isAsPrinted = (rule: string, html: string) => rule === 'target-size' && html.includes('data-printed-size')

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
