import { download } from './download.ts'

/** Opens a PDF in a tab of its own, where the browser shows and prints it; saves it if tabs are blocked. */
export function openPdf({ file, name }: { file: Blob; name: string }): void {
  const url = URL.createObjectURL(file)
  if (window.open(url, '_blank')) return
  URL.revokeObjectURL(url)
  download(file, name)
}
