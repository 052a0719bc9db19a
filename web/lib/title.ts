import { useEffect } from 'react'
import { t } from '#contract/texts.ts'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${t.general('productName')}` : t.general('productName')
  }, [title])
}
