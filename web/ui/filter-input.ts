/** Filters the text of an input and keeps the caret in place. */
export function filterInput(box: HTMLInputElement | HTMLTextAreaElement, filter: (text: string) => string): string {
  const next = filter(box.value)
  if (next !== box.value) {
    const caret = filter(box.value.slice(0, box.selectionStart ?? box.value.length)).length
    box.value = next
    box.setSelectionRange(caret, caret)
  }
  return next
}
