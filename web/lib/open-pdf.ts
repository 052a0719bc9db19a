import { download } from './download.ts'

/** The tabs with a PDF, and its address, which a tab needs to load or save it again. */
const opened = new Map<Window, string>()

/** Opens a PDF in a tab of its own, where the browser shows and prints it; saves it if tabs are blocked. */
export function openPdf({ file, name }: { file: Blob; name: string }): void {
  for (const [tab, address] of opened)
    if (tab.closed) {
      URL.revokeObjectURL(address)
      opened.delete(tab)
    }
  const url = URL.createObjectURL(file)
  const tab = window.open(url, '_blank')
  if (tab) {
    opened.set(tab, url)
    return
  }
  URL.revokeObjectURL(url)
  download(file, name)
}
