import { expect, test } from 'vitest'
import { isCutNumber, isForLife, saysNothing } from './clean-cell.ts'
import { readAmount, readRupees } from './read-amount.ts'
import { isOrderDoubtful, readDay, readDayOrNone } from './read-day.ts'
import { readPhones } from './read-phones.ts'
import { readState } from './read-state.ts'

test.each([
  ['05/11/2026', '2026-11-05'],
  ['5-11-26', '2026-11-05'],
  ['5.11.2026', '2026-11-05'],
  ['05 11 2026', '2026-11-05'],
  [' 24/11/26  ', '2026-11-24'],
  ['11-Jun-2033', '2033-06-11'],
  ['01-DEC-2026', '2026-12-01'],
  ['31-Dec-26', '2026-12-31'],
  ['5NOV2026', '2026-11-05'],
  ["05 Nov '26", '2026-11-05'],
  ['1st November, 2026', '2026-11-01'],
  ['26-Sept-2026', '2026-09-26'],
  ['Nov 5, 2026', '2026-11-05'],
  ['Tue, 24 Nov 2026', '2026-11-24'],
  ['2026-Nov-05', '2026-11-05'],
  ['2026/11/24', '2026-11-24'],
  ['2026-11-24T10:15:00+05:30', '2026-11-24'],
  ['24/11/2026 10:15:22 PM', '2026-11-24'],
  ['24-11-2026, 10:15', '2026-11-24'],
  ['२९/०५/२०२७', '2027-05-29'],
  ['५ नवंबर २०२६', '2026-11-05'],
  ['5 फ़रवरी 2027', '2027-02-05'],
  ['5 फेब्रुवारी 2027', '2027-02-05'],
  ['5 मे 2027', '2027-05-05'],
  ['5 ऑगस्ट 2027', '2027-08-05'],
  ['46351', '2026-11-25'],
  ['46351.5', '2026-11-25'],
  ['29052027', '2027-05-29'],
  ['20270529', '2027-05-29'],
  ["'29/05/2027", '2027-05-29'],
  ['\u200e29/05/2027\u200f', '2027-05-29'],
  ['31/02/2027', null],
  ['11/25/2026', null],
  ['31/12/99', null],
  ['Mar-2027', null],
  ['03/2027', null],
  ['5 Marathon 2026', null],
  ['12345', null],
  ['call again', null],
])('the day of %s', (cell, day) => {
  expect(readDay(cell)).toBe(day)
})

test('the order of the numbers of a day is asked for where the day first is impossible or later than it can be', () => {
  expect(isOrderDoubtful(['01/06/2026', '25/11/2026'])).toBe(false)
  expect(isOrderDoubtful(['11/5/2026', '11/25/2026'])).toBe(true)
  expect(isOrderDoubtful(['11/12/2026'], '2026-11-28')).toBe(true)
  expect(isOrderDoubtful(['11-Dec-2026', '31/02/2026'], '2026-11-28')).toBe(false)
  expect(readDay('11/12/2026', 'monthFirst')).toBe('2026-11-12')
})

test.each(['LTT', 'L.T.T.', 'Life Time', 'LIFETIME', 'Life-time tax', 'OTT', 'One Time Tax', 'आजीवन'])(
  '%s is no day',
  (cell) => {
    expect(isForLife(cell)).toBe(true)
    expect(readDayOrNone(cell)).toEqual({ day: null })
  },
)

test.each(['', ' ', '-', '--', '—', 'NA', 'N.A.', 'n/a', 'NIL', 'Not Applicable', 'लागू नाही'])(
  '%j says nothing',
  (cell) => {
    expect(saysNothing(cell)).toBe(true)
  },
)

test.each(['LTTX', 'next year', '0', 'Nilesh', 'Nagpur'])('%s says something', (cell) => {
  expect(saysNothing(cell)).toBe(false)
  expect(readDayOrNone(cell)).toBeNull()
})

test.each([
  ['1501.0', 1501, null],
  ['1,23,456.00', 123456, null],
  ['123,456.78', 123456.78, null],
  ['₹ 1,250/-', 1250, null],
  ['Rs. 1,250/-', 1250, null],
  ['Rs.1250', 1250, null],
  ['INR 500.00', 500, null],
  ['500.00 INR', 500, null],
  ['रु. ५००', 500, null],
  ['1,521.00 Cr', 1521, 'credit'],
  ['56728.27 Cr.', 56728.27, 'credit'],
  ['500.00(Dr)', 500, 'debit'],
  ['500 DR', 500, 'debit'],
  ['(500.00)', 500, 'debit'],
  ['-2,500.00', 2500, 'debit'],
  ['−500', 500, 'debit'],
  ['500.00-', 500, 'debit'],
  ['+500', 500, 'credit'],
  ['.50', 0.5, null],
  ['0.00', 0, null],
] as const)('the amount of %s', (cell, rupees, mark) => {
  expect(readAmount(cell)).toMatchObject({ rupees, mark })
})

test.each(['', 'NIL', '1.500,00', '12,50', '1,2,3', '12 34', '(500', '500)', '1.5E+3', '4 lakh', '500 +', '5/11/2026'])(
  '%j is no amount',
  (cell) => {
    expect(readAmount(cell)).toBeNull()
  },
)

test('a mark that contradicts the sign is none', () => {
  expect(readAmount('-500 Cr')).toMatchObject({ rupees: 500, mark: null })
  expect(readRupees('500 Dr')).toBe(-500)
})

test.each([
  ['9822000352.0', '9822000352', ''],
  ['9822000353/9850000353', '9822000353', '9850000353'],
  ['98220 00354, 98500 00354', '9822000354', '98500 00354'],
  ['0091 98220 00355', '9822000355', ''],
  ["'9822000356", '9822000356', ''],
  ['+91-98220-00357', '9822000357', ''],
  ['09822000358', '9822000358', ''],
  ['91 9822000359', '9822000359', ''],
  ['9822000362 (Office)', '9822000362', 'Office'],
  ['Mob: 9822000363', '9822000363', 'Mob'],
  ['020-25431234 / 9822000364', '9822000364', '020-25431234'],
  ['९८२२०००४०१', '9822000401', ''],
])('the phone of %s', (cell, phone, note) => {
  expect(readPhones(cell)).toEqual({ phone, note })
})

test.each(['9.82201E+09', '020-25431234', 'NA', '', '12345', '+971 50 123 4567', '98220003521'])(
  '%j is no mobile number',
  (cell) => {
    expect(readPhones(cell)).toBeNull()
  },
)

test.each(['1.23457E+16', '9.87654E+11', '4.00E+05', '1E+20'])('%s is a number that was cut', (cell) => {
  expect(isCutNumber(cell)).toBe(true)
})

test.each(['12E34567', '00123456789012345', 'E12345', '1E20'])('%s was not cut', (cell) => {
  expect(isCutNumber(cell)).toBe(false)
})

test.each([
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Orissa', 'Odisha'],
  ['MH', 'Maharashtra'],
  ['Chattisgarh', 'Chhattisgarh'],
  ['Pondicherry', 'Puducherry'],
  ['Daman & Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['27-Maharashtra', 'Maharashtra'],
  ['27', 'Maharashtra'],
  ['7', 'Delhi'],
  ['TAMILNADU', 'Tamil Nadu'],
  ['new delhi', 'Delhi'],
  ['27-Gujarat', null],
  ['Atlantis', null],
  ['', null],
])('the state of %s', (cell, state) => {
  expect(readState(cell)).toBe(state)
})
