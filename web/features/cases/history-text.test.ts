import '#test/texts/spoken.ts'
import { expect, test } from 'vitest'
import { actionsOf, PERSONAL_VALUE } from '#contract/activity-actions.ts'
import { t, takeLanguageFrom } from '#contract/texts.ts'
import { actionLabel, fieldLabel, historyText } from './history-text.ts'

test.each(['feePaid', 'totalAmount', 'otherCharges', 'creditLimit'])('%s is an amount in rupees', (field) => {
  expect(historyText(field, 1500.5)).toBe('₹1,500.50')
})

test('in English an action has its own name', () => {
  const all = actionsOf(undefined)
  expect(t.history.raw('actions')).toEqual(Object.fromEntries(all.map((action) => [action, action])))
})

test('in English the labels of the fields are their names in words', () => {
  const inWords = (name: string) => {
    const words = name.replace(/([A-Z])/g, ' $1').trim()
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
  const names = Object.keys(t.history.raw('fields'))
  expect(names.map(fieldLabel)).toEqual(names.map(inWords))
})

test('a field of the form has its label with its owner, and a row of the rate card its own name', () => {
  expect([fieldLabel('buyerName'), fieldLabel('Fitness · MH12 - PUNE')]).toEqual([
    'New Owner Name',
    'Fitness · MH12 - PUNE',
  ])
})

test('a state of a payment, and of the subject of an entry, has its word', () => {
  expect([historyText('paymentStatus', 'paid'), historyText('paymentStatus', 'success')]).toEqual([
    'Being checked',
    'Paid',
  ])
  expect([historyText('status', 'paid'), historyText('status', 'paid', 'bill')]).toEqual(['paid', 'Being checked'])
  expect(historyText('status', 'open', 'request')).toBe('open')
})

test('in another language actions, fields and the values of the portal are named in it', () => {
  const shown = () => [
    actionLabel('paper changed'),
    fieldLabel('paperState'),
    historyText('reason', 'wrong code'),
    historyText('reason', 'asked by phone'),
    historyText('phoneNo', PERSONAL_VALUE),
  ]
  expect(shown()).toEqual(['Paper changed', 'Paper State', 'wrong code', 'asked by phone', '(personal)'])
  const former = takeLanguageFrom(() => 'hi')
  const inHindi = shown()
  takeLanguageFrom(former)
  expect(inHindi).toEqual(['कागज़ अपडेट किया गया', 'कागज़ की स्थिति', 'गलत कोड', 'asked by phone', '(निजी)'])
})
