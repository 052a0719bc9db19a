import { afterEach, expect, test, vi } from 'vitest'
import { openPdf } from './open-pdf.ts'

afterEach(() => vi.restoreAllMocks())

test('a PDF is kept while its tab is open, and no longer than until the next one', () => {
  const kept = new Set<string>()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1
    kept.add(`blob:${made}`)
    return `blob:${made}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void kept.delete(address))
  const tabs: { closed: boolean }[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    const tab = { closed: false }
    tabs.push(tab)
    return tab as Window
  })
  const open = () => openPdf({ file: new Blob(['%PDF']), name: 'receipt.pdf' })
  open()
  open()
  expect([...kept]).toEqual(['blob:1', 'blob:2'])
  Object.assign(tabs[0] ?? {}, { closed: true })
  open()
  expect([...kept]).toEqual(['blob:2', 'blob:3'])
})
