import type { Page } from 'playwright-core'

/** The accessible name of what has the focus. */
export async function focusOf(page: Page): Promise<string> {
  const name = await page.evaluate(`(() => {
    const at = document.activeElement
    const by = at?.getAttribute('aria-labelledby')
    const text = at?.getAttribute('aria-label') ?? (by && document.getElementById(by.split(' ')[0])?.textContent)
      ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
    const group = at?.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby')
    return group ? document.getElementById(group)?.textContent : text
  })()`)
  return String(name).replace(/\*$/, '').trim()
}

/** Presses Tab until something has the focus, as one who looks for it would. */
export async function tabTo(page: Page, name: string | RegExp, most = 40) {
  for (let tries = 0; tries < most; tries += 1) {
    const here = await focusOf(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}, but to ${await focusOf(page)}`)
}
