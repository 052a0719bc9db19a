import type { Locator, Page } from 'playwright-core'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds a visible text of the specification; `…` at its end stands for the rest of a longer one. */
export function findText(page: Page, text: string): Locator {
  const isWhole = !text.endsWith('…')
  const words = text.replace(/…$/, '')
  // A required label ends with an asterisk, which is hidden from screen readers.
  const pattern = isWhole ? new RegExp(`^\\s*${escaped(words)}\\s*\\*?\\s*$`) : new RegExp(escaped(words))
  return page
    .getByText(pattern)
    .or(page.getByLabel(pattern))
    .or(page.getByPlaceholder(words, { exact: true }))
    .or(page.getByRole('link', { name: pattern }))
    .filter({ visible: true })
    .first()
}
