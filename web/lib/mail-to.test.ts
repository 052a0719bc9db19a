import { expect, test } from 'vitest'
import { mailTo } from './mail-to.ts'

test('encodes all but the address', () => {
  expect(mailTo('ravi.shah@example.com')).toBe('mailto:ravi.shah@example.com')
  const { pathname, search, hash } = new URL(mailTo('a?cc=b@example.com&bcc=c@example.com#x'))
  expect([search, hash]).toEqual(['', ''])
  expect(pathname).not.toMatch(/[?&]/)
})
