import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { t } from '#contract/texts.ts'
import { matchesMedia, onMediaChange, onResize } from './browser.ts'
import { readLocal, writeLocal } from './session.ts'
import { createStore } from './store.ts'

/** Below this width the sidebar is a sheet and tables are cards; paper keeps the columns. */
const MOBILE = 'screen and (max-width: 767.98px)'

/** From this width on the menu and all columns of a wide table have room beside each other. */
const WIDE = 1400

const NARROW_WINDOW = `(max-width: ${WIDE - 0.02}px)`

/** A finger instead of a mouse; independent of the width and zoom of the window. */
const COARSE_POINTER = '(pointer: coarse)'

/** True while a media query holds; false in HTML that is made ahead. */
export function useMedia(media: string, holds = () => matchesMedia(media)): boolean {
  const subscribe = useCallback((listener: () => void) => onMediaChange(media, listener), [media])
  return useSyncExternalStore(subscribe, holds, () => false)
}

export const useIsMobile = (): boolean => useMedia(MOBILE)

export const useNarrowWindow = (): boolean => useMedia(NARROW_WINDOW, isNarrowWindow)

/** Of the window itself: a list keeps its columns while it is printed, when the query asks about the paper. */
export const isNarrowWindow = () => window.innerWidth < WIDE

export const useCoarsePointer = (): boolean => useMedia(COARSE_POINTER)

export const hasCoarsePointer = () => matchesMedia(COARSE_POINTER)

/**
 * True while the element with the ref is narrower than `pixels`, for example beside an open sidebar: `const [ref,
 * narrow] = useNarrow(640)`.
 */
export function useNarrow(pixels: number) {
  const [narrow, setNarrow] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const measure = () => setNarrow(element.clientWidth < pixels && !matchesMedia('print'))
      measure()
      return onResize([element], measure)
    },
    [pixels],
  )
  return [ref, narrow] as const
}

/** Focuses the page's heading if no element has the focus, for example after the focused button's row left its list. */
export function preventFocusLoss(): void {
  requestAnimationFrame(() => {
    if (hasFocus()) return
    document.querySelector<HTMLElement>('main h1[data-page-focus]')?.focus({ preventScroll: true })
  })
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body

/** The `ref` of an element that gets the focus when it appears while no other has it. */
export const focusIfLost = (element: HTMLElement | null): void => {
  if (!hasFocus()) element?.focus({ preventScroll: true })
}

/** The `ref` of an element that gets the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus({ preventScroll: true })

export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${t.general('productName')}` : t.general('productName')
  }, [title])
}

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system'

/** The chosen theme; `system` follows the device. */
export const theme = createStore<Theme>('system')

/** Applies the stored theme; without one the style sheet follows the device. */
export function restoreTheme(): void {
  const stored = readLocal(KEY)
  show(isTheme(stored) ? stored : 'system')
}

export function chooseTheme(chosen: Theme): void {
  show(chosen)
  writeLocal(KEY, chosen)
}

function show(chosen: Theme): void {
  theme.set(chosen)
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

let isLayingOut = false

function subscribe(listener: () => void) {
  const follow = ({ type }: Event) => {
    isLayingOut = type === 'beforeprint'
    // The browser lays the page out as soon as this returns.
    flushSync(listener)
  }
  window.addEventListener('beforeprint', follow)
  window.addEventListener('afterprint', follow)
  return () => {
    window.removeEventListener('beforeprint', follow)
    window.removeEventListener('afterprint', follow)
  }
}

/** True while the browser lays the page out for paper, whether by a button, Ctrl+P or its menu. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isLayingOut)

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
