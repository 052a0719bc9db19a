import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${messages.general.productName}` : messages.general.productName
  }, [title])
}
