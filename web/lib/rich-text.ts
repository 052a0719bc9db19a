import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A sentence of the catalogue that holds markup, such as a date or a name in bold: `richText(messages.x.y(<b>…</b>))`.
 * The message has the order of the pieces, so that a translation can change it.
 */
export const richText = (pieces: readonly ReactNode[]) => createElement(Fragment, null, ...pieces)
