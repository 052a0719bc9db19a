import { useEffect } from 'react'

const PRODUCT = 'Vehicle Record Portal'

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
  }, [title])
}
