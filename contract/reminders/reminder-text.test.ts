import { expect, test } from 'vitest'
import { languages } from '../languages/language.ts'
import {
  dealerReminder,
  endedText,
  fillReminder,
  firstText,
  hasLoneBrace,
  linksTo,
  textFor,
  unknownPlaceholder,
} from './reminder-text.ts'
import { bandOf } from './reminder-values.ts'

const facts = {
  ...({ ownerName: 'Asha Rao', vehicleNo: 'MH 12 AB 1234', kind: 'PUC', expiryDate: '2026-11-30' } as const),
  ...{ days: 5, officeName: 'Sharma RTO Services', officePhone: '98220 12345' },
}

test('known placeholders are filled in, others stay', () => {
  const template = ' {owner}, {vehicle}: {date}, {days}. {office}, {phone} {other} '
  expect(fillReminder(template, 'en', facts)).toBe(
    'Asha Rao, MH 12 AB 1234: 30/11/2026, 5. Sharma RTO Services, 98220 12345 {other}',
  )
  expect(fillReminder('{paper}', 'en', facts)).toMatch(/PUC/)
  expect(fillReminder('{owner}', 'en', { ...facts, ownerName: null })).not.toMatch(/[{}]|null/)
})

test('an unknown placeholder is found', () => {
  expect(unknownPlaceholder('{owner} {name} {x}')).toBe('name')
  expect(unknownPlaceholder('{}')).toBe('')
  expect(unknownPlaceholder('{owner} owns {vehicle}')).toBeUndefined()
})

test('the first text of the portal says so of a paper that has ended, a text of the office stays', () => {
  expect([1, 0, -1].map((days) => textFor(firstText.hi, 'hi', days))).toEqual([
    firstText.hi,
    firstText.hi,
    endedText.hi,
  ])
  expect(textFor('{paper} of {vehicle}', 'hi', -1)).toBe('{paper} of {vehicle}')
  expect(textFor(firstText.en, 'hi', -1)).toBe(firstText.en)
})

test('a text to a dealer speaks of the vehicle of a customer, in every language', () => {
  const firm = 'Sai {owner} Motors'
  expect(dealerReminder('en', firm, facts)).toBe(
    "Sai {owner} Motors: the pollution certificate (PUC) of your customer's vehicle MH 12 AB 1234 of Asha Rao is valid until 30/11/2026. We can renew it in time. Sharma RTO Services 98220 12345",
  )
  expect(dealerReminder('en', firm, { ...facts, ownerName: null, days: -5 })).toBe(
    "Sai {owner} Motors: the pollution certificate (PUC) of your customer's vehicle MH 12 AB 1234 ended on 30/11/2026. We can renew it now. Sharma RTO Services 98220 12345",
  )
  for (const language of languages)
    for (const days of [5, -5])
      for (const ownerName of ['Asha Rao', null]) {
        const text = dealerReminder(language, 'Sai Motors', { ...facts, ownerName, days })
        expect([text, /[{}]|null/.test(text), text.startsWith('Sai Motors: ')]).toEqual([text, false, true])
        expect(text.includes('Asha Rao')).toBe(ownerName !== null)
      }
})

test('a brace that belongs to no placeholder is found', () => {
  for (const text of ['Dear {owner', 'owner} dear', '{{owner}}', '{owner} { '])
    expect([text, hasLoneBrace(text)]).toEqual([text, true])
  for (const text of ['{owner}, {vehicle}', 'no brace']) expect([text, hasLoneBrace(text)]).toEqual([text, false])
})

test('links open an app with the text', () => {
  expect(linksTo('9822012345', 'a b&c')).toEqual({
    whatsapp: 'https://wa.me/919822012345?text=a%20b%26c',
    sms: 'sms:+919822012345?body=a%20b%26c',
    tel: 'tel:+919822012345',
  })
  expect(linksTo('+971501234567', 'a b')).toEqual({
    whatsapp: 'https://wa.me/971501234567?text=a%20b',
    sms: 'sms:+971501234567?body=a%20b',
    tel: 'tel:+971501234567',
  })
})

test('the band of a date follows from its days', () => {
  const days = [-91, -90, -1, 0, 7, 8, 30, 31, 60, 61]
  const [none, overdue, week, month, later] = [null, 'overdue', 'week', 'month', 'later']
  expect(days.map(bandOf)).toEqual([none, overdue, overdue, week, week, month, month, later, later, none])
})
