import { expect, test } from 'vitest'
import { showPhone } from './phone.ts'

test('ten digits are shown in two groups, other texts unchanged', () => {
  expect(showPhone('9822012345')).toBe('98220 12345')
  for (const text of ['982201234', '98220123456', '+919822012345', '98220 12345']) expect(showPhone(text)).toBe(text)
})
