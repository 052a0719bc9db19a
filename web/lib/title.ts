import { useEffect } from 'react'
import { messages } from '#contract/messages.ts'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${messages.general.productName}` : messages.general.productName
  }, [title])
}
