/** Hands a file to the browser to save. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the address only after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
