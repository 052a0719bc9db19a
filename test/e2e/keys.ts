import type { Page } from 'playwright-core'

/** The accessible name of the focused element; empty while none has the focus. */
export async function focusOf(page: Page): Promise<string> {
  const name = await page.evaluate(`(() => {
    const at = document.activeElement
    if (at === document.body) return ''
    const by = at?.getAttribute('aria-labelledby')
    const text = at?.getAttribute('aria-label') ?? (by && document.getElementById(by.split(' ')[0])?.textContent)
      ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
    const group = at?.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby')
    return group ? document.getElementById(group)?.textContent : text
  })()`)
  return String(name).replace(/\*$/, '').trim()
}

/** Presses a key as Safari does for the one that accepts a composed word. */
export const pressInComposition = (page: Page, key: string) =>
  page.evaluate(`document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: '${key}', keyCode: 229, bubbles: true, cancelable: true }))`)

/** Presses Tab until an element with this accessible name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, max = 40) {
  for (let tries = 0; tries < max; tries += 1) {
    const currentName = await focusOf(page)
    if (typeof name === 'string' ? currentName === name : name.test(currentName)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}, but to ${await focusOf(page)}`)
}
