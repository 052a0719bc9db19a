import { expect, test } from 'vitest'
import { indianMobile, showPhone, whatsAppLink } from './phone.ts'

test('ten digits are shown in two groups, other texts unchanged', () => {
  expect(showPhone('9822012345')).toBe('98220 12345')
  for (const text of ['982201234', '98220123456', '+919822012345', '98220 12345']) expect(showPhone(text)).toBe(text)
})

test.each(
  [
  '+91 98220-12345', '0091 98220 12345', '91 9822012345', '098220 12345', '+91 (0) 98220 12345', '(98220) 12345', '98220.12345',
  '＋９１ ９８２２０１２３４５', '९८२२० १२३४५', '૯૮૨૨૦૧૨૩૪૫', '۹۸۲۲۰۱۲۳۴۵', '\u202a+91 98220\u00a012345\u202c', '98220–12345',
], // biome-ignore format: a list
)('%s is an Indian mobile number', (text) => expect(indianMobile(text)).toBe('9822012345'))

test.each(
  [
  '+971 50 123 4567', '00971501234567', '971501234567', '+65 9123 4567', '006591234567', '+977 984-1234567', '+1 415 555 2671',
  '+98 220 12345', '98220 1234', '98220 123456', '+9822012345', '5822012345', '020-25431234', 'x9822012345', '',
], // biome-ignore format: a list
)('%s is none', (text) => expect(indianMobile(text)).toBeNull())

test('a link to WhatsApp has the code of the country', () => {
  expect(whatsAppLink('a b', '9822012345')).toBe('https://wa.me/919822012345?text=a%20b')
  expect(whatsAppLink('', '+971501234567')).toBe('https://wa.me/971501234567?text=')
  expect(whatsAppLink('a')).toBe('https://wa.me/?text=a')
})
