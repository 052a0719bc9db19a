/** Digits alone. */
export const digitsOnly = (text: string) => text.replace(/\D+/g, '')

/** Capital letters. */
export const upperCase = (text: string) => text.toUpperCase()

/** Capital letters and digits, as in a PAN. */
export const upperAlphanumeric = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '')

/** Digits with at most one dot and two decimals after it (spec/2 point 9). */
export function moneyText(text: string): string {
  const [whole = '', ...decimals] = text.replace(/[^\d.]+/g, '').split('.')
  return decimals.length === 0 ? whole : `${whole}.${decimals.join('').slice(0, 2)}`
}

/** Filters what stands in a box and keeps the caret where the typist left it. */
export function filterInput(box: HTMLInputElement | HTMLTextAreaElement, filter: (text: string) => string): string {
  const next = filter(box.value)
  if (next !== box.value) {
    const caret = filter(box.value.slice(0, box.selectionStart ?? box.value.length)).length
    box.value = next
    box.setSelectionRange(caret, caret)
  }
  return next
}
