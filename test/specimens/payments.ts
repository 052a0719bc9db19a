import type { Day } from '#contract/dates.ts'
import { grouped, type Invented, named, slashed } from './invented.ts'
import type { Layout } from './layout.ts'
import { beside, heading, lines } from './sheet.ts'

/* The screens of the five usual UPI apps after a payment, and a bank's counterfoil. */

const PHONE = { width: 360, height: 700 } as const
const timeOf = ({ clock: { hour, minute } }: Invented, of: 'pm' | 'PM' = 'pm') => `${hour}:${minute} ${of}`
const vpaOf = (payee: string, bank: string) => `${payee.toLowerCase().replaceAll(' ', '').slice(0, 9)}@${bank}`
const truthOf = (v: Invented) => ({ utr: v.utr, amount: String(v.rupees), day: v.paid, payee: v.payee })
const plainDay = (day: Day) => named(day, ' ').replace(/^0/, '')
const groundOf = (v: Invented) => (Number(v.number[0]) % 2 ? 'app' : 'dark')
const last4 = ({ number }: Invented) => number.slice(-4)

export const payments: Layout[] = [
  // Google Pay
  (v) => ({
    truth: truthOf(v),
    sheet: {
      ...PHONE,
      ground: groundOf(v),
      pieces: [
        heading(`To ${v.payee}`, 360, 90, 14),
        heading(`₹${grouped(v.rupees)}`, 360, 145, 34),
        { text: 'Completed', x: 150, y: 185, size: 13 },
        { text: `${plainDay(v.paid)}, ${timeOf(v)}`, x: 115, y: 215, size: 12 },
        ...lines([`${v.bank} ${last4(v)}`], { x: 30, y: 270, size: 13 }),
        ...lines(['UPI transaction ID'], { x: 30, y: 310, size: 11 }),
        ...lines([v.utr], { x: 30, y: 328, size: 12 }),
        ...lines([`To: ${v.payee}`], { x: 30, y: 366, size: 11 }),
        ...lines([`Google Pay • ${vpaOf(v.payee, 'okhdfcbank')}`], { x: 30, y: 384, size: 11 }),
        ...lines([`From: ${v.owner} (${v.bank})`], { x: 30, y: 420, size: 11 }),
        ...lines(['Google transaction ID', v.code], { x: 30, y: 460, size: 11 }),
        ...lines(['POWERED BY UPI'], { x: 130, y: 640, size: 11 }),
      ],
    },
  }),
  // PhonePe
  (v) => ({
    truth: truthOf(v),
    sheet: {
      ...PHONE,
      ground: groundOf(v),
      pieces: [
        ...lines(['Transaction Successful'], { x: 60, y: 50, size: 16 }),
        ...lines([`${timeOf(v, 'PM').padStart(8, '0')} on ${named(v.paid, ' ')}`], { x: 60, y: 72, size: 12 }),
        ...lines(['Paid to'], { x: 24, y: 120, size: 12 }),
        { text: v.payee, x: 60, y: 146, size: 13, bold: true },
        { text: `₹${grouped(v.rupees)}`, x: 280, y: 146, size: 14, bold: true },
        ...lines([vpaOf(v.payee, 'ybl')], { x: 60, y: 166, size: 11 }),
        ...lines(['Transfer Details'], { x: 24, y: 215, size: 13 }),
        ...lines(['Transaction ID', `T26${v.number}${last4(v)}01`], { x: 24, y: 245, size: 12 }),
        ...lines(['Debited from'], { x: 24, y: 300, size: 12 }),
        { text: `XXXXXXXX${last4(v)}`, x: 60, y: 324, size: 12 },
        { text: `₹${grouped(v.rupees)}`, x: 280, y: 324, size: 13 },
        ...lines([`UTR: ${v.utr}`], { x: 60, y: 346, size: 12 }),
        ...lines(['Send Again    View History    Share'], { x: 40, y: 430, size: 12 }),
      ],
    },
  }),
  // Paytm
  (v) => ({
    truth: truthOf(v),
    sheet: {
      ...PHONE,
      ground: 'app',
      pieces: [
        heading('Paid Successfully', 360, 60, 17),
        heading(`₹${grouped(v.rupees)}`, 360, 110, 30),
        heading('Rupees paid in full', 360, 136, 11),
        ...lines(['To:'], { x: 30, y: 190, size: 12 }),
        { text: v.payee, x: 70, y: 190, size: 13, bold: true },
        ...lines([`UPI ID: ${vpaOf(v.payee, 'paytm')}`], { x: 70, y: 210, size: 11 }),
        ...lines(['From:'], { x: 30, y: 260, size: 12 }),
        { text: v.owner, x: 70, y: 260, size: 13, bold: true },
        ...lines([`${v.bank} - ${last4(v)}`], { x: 70, y: 280, size: 11 }),
        ...lines([`Paid at ${timeOf(v, 'PM')}, ${named(v.paid, ' ')}`], { x: 30, y: 330, size: 12 }),
        ...lines([`UPI Ref No: ${v.utr}`], { x: 30, y: 354, size: 12 }),
        ...lines(['Powered by UPI | Paytm'], { x: 110, y: 620, size: 11 }),
      ],
    },
  }),
  // BHIM
  (v) => ({
    truth: truthOf(v),
    sheet: {
      ...PHONE,
      ground: 'app',
      pieces: [
        heading('BHIM', 360, 40, 16),
        heading('Transaction Successful', 360, 80, 16),
        heading(`₹ ${v.rupees}.00`, 360, 130, 28),
        ...lines(['Paid To', v.payee], { x: 30, y: 190, size: 12.5 }),
        ...lines(['UPI ID', vpaOf(v.payee, 'upi')], { x: 30, y: 245, size: 12.5 }),
        ...lines(['Paid By', v.owner], { x: 30, y: 300, size: 12.5 }),
        ...lines(['Date & Time', `${slashed(v.paid)} ${timeOf(v, 'PM')}`], { x: 30, y: 355, size: 12.5 }),
        ...lines(['UPI Transaction ID', v.utr], { x: 30, y: 410, size: 12.5 }),
        ...lines(['Remarks', 'Payment for RTO work'], { x: 30, y: 465, size: 12.5 }),
      ],
    },
  }),
  // Amazon Pay
  (v) => ({
    truth: truthOf(v),
    sheet: {
      ...PHONE,
      ground: 'app',
      pieces: [
        ...lines(['Payment successful'], { x: 30, y: 60, size: 17 }),
        ...lines([`₹${grouped(v.rupees)}.00`], { x: 30, y: 104, size: 26 }),
        ...lines([`Paid to ${v.payee}`], { x: 30, y: 140, size: 13 }),
        ...lines([`Paid on ${plainDay(v.paid)}, ${timeOf(v, 'PM')}`], { x: 30, y: 166, size: 12 }),
        ...lines(['Payment Details'], { x: 30, y: 220, size: 14 }),
        ...beside(
          [
            ['From', v.bank],
            ['Bank Reference ID', v.utr],
            ['Amazon Order ID', `${v.number.slice(0, 3)}-${v.number.slice(0, 7)}-${v.number.slice(5, 12)}`],
          ],
          { x: 30, y: 254, size: 11.5, gap: 32, across: 140 },
        ),
      ],
    },
  }),
  // The counterfoil of a transfer at a bank
  (v) => ({
    truth: { ...truthOf(v), utr: v.neft },
    sheet: {
      width: 595,
      height: 420,
      ground: 'paper',
      rules: [75],
      pieces: [
        heading(v.bank.toUpperCase(), 595, 36, 14),
        heading('NEFT / RTGS TRANSFER - CUSTOMER COPY', 595, 60, 11),
        ...beside(
          [
            ['UTR No.', v.neft],
            ['Transaction Date', slashed(v.paid, '-')],
            ['Remitter Name', v.owner],
            ['Beneficiary Name', v.payee],
            ['Beneficiary A/c No.', v.number],
            ['Amount (INR)', `${grouped(v.rupees)}.00`],
            ['Charges', '2.95'],
            ['Status', 'SUCCESS'],
          ],
          { x: 50, y: 108, size: 11, gap: 30, across: 180 },
        ),
      ],
    },
  }),
]
