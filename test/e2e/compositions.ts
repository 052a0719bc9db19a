import type { CDPSession, Page } from 'playwright-core'

/*
 * Composes a word in every text box of a page, letter by letter, as a keyboard of Android or a phonetic one for Hindi does:
 * the box shows the letters as they come until the word ends, and then what typing makes of them.
 */

const LETTERS = [...'ani0503']

const boxes = `[...document.querySelectorAll('input, textarea')].filter((box) =>
  !box.readOnly && !box.disabled && !box.closest('[inert], [aria-hidden="true"]') && box.checkVisibility({ visibilityProperty: true }) &&
  !['checkbox', 'radio', 'file', 'date', 'time', 'month', 'range'].includes(box.type))`

/** In the browser: chooses a box; the letters replace its text, and are written down as they come. */
const begin = (index: number) => `(() => {
  const box = window.composedBoxes[${index}]
  if (!box?.isConnected) return false
  box.focus()
  box.select()
  window.composedTexts = []
  box.oninput = () => window.composedTexts.push(box.value)
  return document.activeElement === box
})()`

const look = (index: number) => `(() => {
  const box = window.composedBoxes[${index}]
  const label = (box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent ?? '') || box.id
  return { label, type: box.type, text: box.value, shown: window.composedTexts }
})()`

/** In the browser: the page is left without a question, whichever of its listeners was there before. */
export const leaveWithoutSaving = `Object.defineProperties(BeforeUnloadEvent.prototype, {
  preventDefault: { value() {}, configurable: true },
  returnValue: { set() {}, configurable: true },
})`

interface Look {
  label: string
  type: string
  text: string
  shown: string[]
}

async function type(devtools: CDPSession): Promise<void> {
  await Promise.all(LETTERS.map((text) => devtools.send('Input.dispatchKeyEvent', { type: 'char', text })))
}

async function compose(devtools: CDPSession): Promise<void> {
  const words = LETTERS.map((_, index) => LETTERS.slice(0, index + 1).join(''))
  const end = (text: string) => ({ text, selectionStart: text.length, selectionEnd: text.length })
  await Promise.all(words.map((text) => devtools.send('Input.imeSetComposition', end(text))))
  await devtools.send('Input.insertText', { text: LETTERS.join('') })
}

/** Returns the faults of the text boxes of a page, and leaves other texts in all of them. */
export async function compositionFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate<number>(`(window.composedBoxes = ${boxes}).length`)
  if (count === 0) return []
  await page.evaluate(leaveWithoutSaving)
  const devtools = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (let index = 0; index < count; index += 1) {
    const texts: Look[] = []
    for (const write of [type, compose]) {
      if (!(await page.evaluate(begin(index)))) break
      await write(devtools)
      texts.push(await page.evaluate<Look>(look(index)))
    }
    const [typed, composed] = texts
    if (!typed || !composed) faults.push(`box ${index} does not keep the focus`)
    else if (composed.text !== typed.text)
      faults.push(
        `"${composed.label}" takes "${composed.text}" of a composed word and "${typed.text}" of typed letters`,
      )
    // Such a box of the browser has no letters.
    else if (composed.type !== 'number') {
      const own = composed.shown
        .slice(0, LETTERS.length)
        .filter((text, at) => !LETTERS.join('').startsWith(text) || text.length !== at + 1)
      if (own.length > 0) faults.push(`"${composed.label}" shows ${own.join(', ')} in the middle of a word`)
    }
  }
  await devtools.detach()
  return faults
}
