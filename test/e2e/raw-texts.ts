import type { Page } from 'playwright-core'
import { placeholders } from '#contract/reminders/reminder-text.ts'
import { englishTexts } from '#contract/texts/english.ts'
import { flatTexts } from '#test/texts/flat-texts.ts'
import { paths } from '#web/lib/paths.ts'

/** The name of every text: `rates.tooMany`. */
const names = new Set(flatTexts(englishTexts).map(([name]) => name))

/** What can be the name of a text. */
const NAME = /[a-z]\w*(?:\.\w+)+/gi
/** The mark of a text that is said later (contract/texts.ts), and what a message has for a value or a tag. */
// nobody can type the mark
const UNSAID = /\u0001|\{\w+(?:\}|, *(?:plural|select|number|date))|<\/?\w+>/

const isRaw = (shown: string) => UNSAID.test(shown) || (shown.match(NAME) ?? []).some((word) => names.has(word))

/** What the office writes into its messages to owners. */
const OF_OWNERS = new RegExp(`\\{(?:${placeholders.join('|')})\\}`, 'g')

/** Returns what can be read on a page that is the name of a text, or a message without its values, instead of the text. */
export async function rawTexts(page: Page): Promise<string[]> {
  const isOfOwners = page.url().endsWith(paths.superadmin.reminderSettings)
  const shown = await shownTexts(page)
  return shown.filter((text) => isRaw(isOfOwners ? text.replaceAll(OF_OWNERS, '') : text))
}

/** Returns all that can be read on a page, or out of its parts. */
export const shownTexts = (page: Page) =>
  page.evaluate<string[]>(`[document.title, ...[...document.querySelectorAll('body *')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()),
    ...['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')
  ])].filter((text) => text !== '')`)
