import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Renders a sentence of the catalogue with markup, such as a date or a name in bold:
 * `richText(messages.x.y(<b>…</b>))`. The message determines the order of the pieces, so that a translation can change
 * it.
 */
export const richText = (pieces: readonly ReactNode[]) => createElement(Fragment, null, ...pieces)
