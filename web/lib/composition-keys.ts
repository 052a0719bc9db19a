/**
 * Whether a key belongs to a word that a keyboard composes. The Enter that accepts the word comes after its end in Safari,
 * with nothing but this code.
 */
const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229

/**
 * Keeps the keys of a composition from every handler of the page: these listeners are the first on the way of an event.
 * What the keyboard and the browser do with such a key stays.
 */
export function hideCompositionKeys(): void {
  const hide = (event: KeyboardEvent) => {
    if (isOfComposition(event)) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', hide, true)
  window.addEventListener('keyup', hide, true)
}
