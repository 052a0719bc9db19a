/**
 * In the browser: translates the page as Chrome does, without changing a word. Each text gives way to a `<font>`, which holds a
 * copy of the text or, by turns, the text itself, as other translators do.
 */
export const TRANSLATE_PAGE = `
const notTranslated = 'font, head, script, style, noscript, textarea, svg, [translate="no"]'
let count = 0
function translate(text) {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(notTranslated)) return
  const font = document.createElement('font')
  const inner = font.appendChild(document.createElement('font'))
  count += 1
  text.replaceWith(font)
  inner.append(count % 3 ? text.data : text)
}
function translateBelow(node) {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of node.nodeType === Node.TEXT_NODE ? [node] : found) translate(text)
}
new MutationObserver((records) => {
  for (const { target, addedNodes } of records)
    for (const node of [target, ...addedNodes].filter((one) => one.nodeType === Node.TEXT_NODE || addedNodes.length > 0))
      if (node.isConnected) translateBelow(node)
}).observe(document, { childList: true, subtree: true, characterData: true })
`
