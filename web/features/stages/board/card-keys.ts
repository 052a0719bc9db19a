const linkOf = (card: Element) => card.querySelector<HTMLElement>('a')

/** The link of the card of a file; null if the board does not show the file. */
export const cardLink = (board: Element | null, id: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-card="${id}"] a`) ?? null

/** Returns the link of the card to which a key moves the focus; null for any other key, and at the end. */
export function cardAfterKey(board: Element, from: Element, key: string): HTMLElement | null {
  const columns = [...board.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll('[data-card]'),
  ])
  const at = columns.findIndex((cards) => cards.includes(from))
  const cards = columns[at] ?? []
  const index = cards.indexOf(from)
  const inColumn = (others: readonly Element[] | undefined) => others?.[Math.min(index, others.length - 1)]
  const hasCards = (others: readonly Element[]) => others.length > 0
  const next = {
    ArrowDown: cards[index + 1],
    ArrowUp: cards[index - 1],
    Home: cards[0],
    End: cards.at(-1),
    ArrowRight: inColumn(columns.slice(at + 1).find(hasCards)),
    ArrowLeft: inColumn(columns.slice(0, at).findLast(hasCards)),
  }[key]
  return next ? linkOf(next) : null
}
