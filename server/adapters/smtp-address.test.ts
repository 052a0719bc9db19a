import { expect, test } from 'vitest'
import { readSmtpUrl } from './smtp-address.ts'

const at = (host: string, port: number, auth: [string, string] | null = null, secure = false) => ({
  host,
  port,
  secure,
  auth: auth && { user: auth[0], pass: auth[1] },
})

test.each([
  ['smtp://mail.example.com', at('mail.example.com', 587)],
  ['SMTPS://mail.example.com/', at('mail.example.com', 465, null, true)],
  ['smtp://portal:se/cr#t?@mail.example.com:25', at('mail.example.com', 25, ['portal', 'se/cr#t?'])],
  [
    'smtp://portal@example.com:p@ss:word@mail.example.com',
    at('mail.example.com', 587, ['portal@example.com', 'p@ss:word']),
  ],
  ['smtp://portal%40example.com:50%25@mail.example.com', at('mail.example.com', 587, ['portal@example.com', '50%'])],
  ['smtp://portal:100%@mail.example.com', at('mail.example.com', 587, ['portal', '100%'])],
  ['smtp://portal:50%off%zz%E9@mail.example.com', at('mail.example.com', 587, ['portal', '50%off%zz%E9'])],
  ['smtp://portal:%E0%A4%95+[x]\\"@mail.example.com', at('mail.example.com', 587, ['portal', 'क+[x]\\"'])],
  ['smtp://[::1]:2525', at('::1', 2525)],
  ['smtps://u:p@[2001:db8::25]', at('2001:db8::25', 465, ['u', 'p'], true)],
  ['smtp://[fe80::1%25eth0]:25', at('fe80::1%eth0', 25)],
  ['smtp://mail_1:25', at('mail_1', 25)],
  ['smtp://मेल.भारत', at('xn--r2bi6d.xn--h2brj9c', 587)],
])('%s is read with its odd signs', (text, expected) => {
  expect(readSmtpUrl(text)).toEqual(expected)
})

test.each([
  'smtp://',
  'smtp://user:pass@',
  'smtp://apikey@mail.example.com',
  'smtp://:secret@mail.example.com',
  'smtp://mail.example.com:0',
  'smtp://mail.example.com:70000',
  'smtp://mail.example.com:smtp',
  'smtp://mail.example.com/inbox',
  'smtp://mail.example.com?pool=true',
  'smtp://::1:25',
  'smtp://[not-six]:25',
  'smtp://mail example.com',
  'mail.example.com:25',
])('%s is no address of a mail server', (text) => {
  expect(readSmtpUrl(text)).toBeNull()
})
