import { expect, test } from 'vitest'
import { historyText } from './history-text.ts'

test.each(['feePaid', 'totalAmount', 'otherCharges', 'creditLimit'])('%s is an amount in rupees', (field) => {
  expect(historyText(field, 1500.5)).toBe('₹1,500.50')
})
