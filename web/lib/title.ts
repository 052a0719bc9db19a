import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'

/** Sets the title of the browser tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${messages.general.productName}` : messages.general.productName
  }, [title])
}
