import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ExpiryEditing } from '#web/features/cases/expiry/expiry-edit.tsx'
import { showAt } from './show-at.tsx'

/** For tests: renders a cell, and returns its texts, as the eye separates them. */
export const textsOfCell = async (cell: ReactNode): Promise<string[]> => (await readCell(cell)).texts

/** For tests: renders a cell, and returns its texts, and those that a search has marked. */
export async function readCell(cell: ReactNode): Promise<{ texts: string[]; marked: string[] }> {
  await showAt('/', <ExpiryEditing>{cell}</ExpiryEditing>)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const text = textContent?.trim()
    if (text && !parentElement?.closest('.sr-only')) texts.push(text)
  }
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
  cleanup()
  return { texts, marked }
}
