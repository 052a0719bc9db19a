import { afterEach, expect, test, vi } from 'vitest'
import { mailTo, openPdf } from './download.ts'

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

test('encodes all but the address', () => {
  expect(mailTo('ravi.shah@example.com')).toBe('mailto:ravi.shah@example.com')
  const { pathname, search, hash } = new URL(mailTo('a?cc=b@example.com&bcc=c@example.com#x'))
  expect([search, hash]).toEqual(['', ''])
  expect(pathname).not.toMatch(/[?&]/)
})
