/*
 * A browser that translates the page (Chrome, Edge, extensions) takes texts out of it and puts a `<font>` with the translation
 * in the place of each. React still holds the text: it would throw when it removes the text or inserts something before it, and
 * a text that changes would change nowhere (facebook/react, issue 11538).
 */

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/** Lets React go on with a page that the browser has translated or translates later. */
export function allowPageTranslation(): void {
  /** The translation in the page of a text that was taken out. */
  const translations = new WeakMap<Node, HTMLElement>()

  const watcher = new MutationObserver(follow)
  watcher.observe(document, { childList: true, subtree: true })

  function follow(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // React has changed a text: it stands for itself until it is translated anew.
      if (type === 'characterData' && !target.parentNode) translations.get(target)?.replaceWith(target)
      // React has put a text elsewhere.
      for (const node of addedNodes) if (node.parentNode) translations.get(node)?.remove()
      for (const node of removedNodes) {
        const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if (!(node instanceof Text) || node.parentNode || !font) continue
        translations.set(node, font)
        watcher.observe(node, { characterData: true })
      }
    }
  }

  /** Returns what stands in the page for a node that was taken out of its parent. */
  const placeOf = (node: Node) => {
    follow(watcher.takeRecords())
    return node.parentNode ? (node as ChildNode) : translations.get(node)
  }

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    placeOf(child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let place: Node | null = next
    if (next && next.parentNode !== this) {
      place = placeOf(next) ?? null
      while (place && place.parentNode !== this) place = place.parentNode
    }
    return insertBefore.call(this, node, place) as T
  }
}
