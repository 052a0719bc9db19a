import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${messages.shell.productName}` : messages.shell.productName
  }, [title])
}
