import { grouped, named, slashed, spaced } from './invented.ts'
import type { Layout } from './layout.ts'
import { below, beside, heading, lines } from './sheet.ts'

/* Certificates, receipts and slips that an RTO issues. */

const A4 = { width: 595, height: 842, ground: 'paper' } as const
const A5 = { width: 595, height: 420, ground: 'paper' } as const

export const fitness: Layout[] = [
  (v) => ({
    truth: { vehicleNo: v.plate, fitnessExpiry: v.until },
    number: v.number,
    sheet: {
      ...A4,
      pieces: [
        heading('FORM 38', 595, 50, 13),
        heading('[See Rule 62(1)]', 595, 70, 10),
        heading('CERTIFICATE OF FITNESS', 595, 94, 14),
        heading('(Applicable in the case of transport vehicles only)', 595, 112, 9),
        ...lines(
          [
            `Vehicle No. ${spaced(v.plate)} is certified as complying with the provisions of the`,
            'Motor Vehicles Act, 1988 and the rules made thereunder.',
            `The certificate will expire on ${named(v.until)}`,
            `Date of inspection : ${named(v.paid)}`,
            `Certificate No. : ${v.number}`,
          ],
          { x: 50, y: 160, size: 11 },
          30,
        ),
        ...lines(['Signature and designation of issuing authority'], { x: 310, y: 620, size: 10 }),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, chassisNo: v.chassis, engineNo: v.engine, fitnessExpiry: v.until },
    sheet: {
      ...A4,
      rules: [110],
      pieces: [
        heading('GOVERNMENT OF MAHARASHTRA - TRANSPORT DEPARTMENT', 595, 50, 12),
        heading('Certificate of Fitness (Form 38)', 595, 90, 13),
        ...beside(
          [
            ['Application No', v.applicationNo],
            ['Registration No', v.plate],
            ['Chassis No', v.chassis],
            ['Engine No', v.engine],
            ['Vehicle Class', 'Goods Carrier'],
            ['Fitness Valid From', named(v.paid)],
            ['Fitness Valid Upto', named(v.until)],
            ['Next Inspection Due Date', named(v.soon)],
            ['Inspected By', 'S K JADHAV (MVI)'],
          ],
          { x: 50, y: 145, size: 11, gap: 27, across: 190 },
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, fitnessExpiry: v.until },
    number: v.number.slice(0, 9),
    sheet: {
      ...A5,
      ground: 'card',
      pieces: [
        heading('FITNESS CERTIFICATE', 595, 40, 15),
        ...below(
          [
            ['Regn. No.', v.plate],
            ['Certificate No.', v.number.slice(0, 9)],
            ['Date of Issue', slashed(v.paid, '-')],
            ['Valid Upto', slashed(v.until, '-')],
            ['Type of Body', 'OPEN'],
            ['Laden Weight', '16200 Kg'],
          ],
          { x: 50, y: 90, size: 13, gap: 66, across: 270, columns: 2 },
        ),
      ],
    },
  }),
]

export const taxes: Layout[] = [
  (v) => ({
    truth: { vehicleNo: v.plate, taxExpiry: v.until },
    sheet: {
      ...A4,
      rules: [100],
      pieces: [
        heading('MOTOR VEHICLE TAX RECEIPT', 595, 55, 14),
        heading('Transport Department, Government of Gujarat', 595, 80, 11),
        ...beside(
          [
            ['Receipt No', `GJ1T${v.number.slice(0, 9)}`],
            ['Receipt Date', named(v.paid)],
            ['Vehicle No', v.plate],
            ['Owner Name', v.owner],
            ['Tax Mode', 'Yearly'],
            ['Tax From', named(v.paid)],
            ['Tax Upto', named(v.until)],
            ['MV Tax Amount', `${grouped(v.fee)}.00`],
            ['Penalty', '0.00'],
            ['Grand Total', `${grouped(v.fee)}.00`],
          ],
          { x: 50, y: 135, size: 11, gap: 27, across: 190 },
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, taxExpiry: v.until },
    sheet: {
      ...A5,
      pieces: [
        heading('TAX TOKEN / TAX CARD', 595, 44, 15),
        ...lines(
          [
            `Registration Mark : ${spaced(v.plate)}`,
            `Name of Owner : ${v.owner}`,
            `Tax Period : ${slashed(v.paid)} to ${slashed(v.until)}`,
            `Road Tax Paid : Rs. ${v.fee}/-`,
            'Taxation Authority : RTO LUCKNOW',
          ],
          { x: 50, y: 100, size: 12.5 },
          40,
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, taxExpiry: v.until },
    sheet: {
      ...A4,
      pieces: [
        heading('E-RECEIPT', 595, 50, 14),
        heading('Online Tax Payment', 595, 74, 12),
        ...below(
          [
            ['Registration No.', v.plate],
            ['Payment Date', slashed(v.paid)],
            ['Chassis No.', `XXXXXX${v.chassis.slice(-5)}`],
            ['Bank Ref. No.', v.number.slice(0, 10)],
            ['Tax Valid From', slashed(v.paid)],
            ['Tax Valid Upto', slashed(v.until)],
            ['Particulars', 'MV Tax (Quarterly)'],
            ['Amount (Rs.)', String(v.fee)],
          ],
          { x: 50, y: 120, size: 11.5, gap: 54, across: 260, columns: 2 },
        ),
      ],
    },
  }),
]

export const permits: Layout[] = [
  (v) => ({
    truth: { vehicleNo: v.plate, permitExpiry: v.later },
    number: `${v.plate.slice(0, 2)}2026-CC-${v.number.slice(0, 5)}A`,
    sheet: {
      ...A4,
      pieces: [
        heading('FORM P.Co.T. - CONTRACT CARRIAGE PERMIT', 595, 55, 13),
        heading('[See Rule 72 (1)(iv)]', 595, 76, 10),
        ...beside(
          [
            ['Permit No', `${v.plate.slice(0, 2)}2026-CC-${v.number.slice(0, 5)}A`],
            ['Name of Permit Holder', v.owner],
            ['Registration Mark', v.plate],
            ['Chassis No', v.chassis],
            ['Type of Vehicle', 'Motor Cab'],
            ['Area for which permit is valid', 'Whole of Maharashtra'],
            ['Valid From', named(v.paid)],
            ['Valid Upto', named(v.later)],
          ],
          { x: 50, y: 130, size: 11, gap: 30, across: 200 },
        ),
      ],
      rules: [95],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, permitExpiry: v.later },
    number: `NP/${v.number.slice(0, 8)}`,
    sheet: {
      ...A4,
      pieces: [
        heading('FORM 47', 595, 50, 13),
        heading('AUTHORISATION FOR TOURIST PERMIT OR NATIONAL PERMIT', 595, 74, 12),
        ...lines(
          [
            `1. Authorisation No. : NP/${v.number.slice(0, 8)}`,
            `2. Name of the permit holder : ${v.owner}`,
            `3. Registration No. of the vehicle : ${spaced(v.plate)}`,
            '4. Period of validity of the permit',
            `From ${slashed(v.paid, '-')} To ${slashed(v.later, '-')}`,
            '5. Valid throughout the territory of India',
          ],
          { x: 50, y: 130, size: 11.5 },
          34,
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, permitExpiry: v.later },
    number: v.number.slice(0, 11),
    sheet: {
      ...A5,
      pieces: [
        heading('GOODS CARRIAGE PERMIT', 595, 44, 15),
        ...below(
          [
            ['Vehicle No', v.plate],
            ['Permit Number', v.number.slice(0, 11)],
            ['Permit Issue Date', named(v.paid, ' ')],
            ['Permit Valid Upto', named(v.later, ' ')],
            ['Owner', v.owner],
            ['Goods', 'ALL GOODS'],
          ],
          { x: 50, y: 95, size: 12.5, gap: 66, across: 270, columns: 2 },
        ),
      ],
    },
  }),
]

export const receipts: Layout[] = [
  (v) => ({
    truth: { vehicleNo: v.plate, applicationNo: v.applicationNo, receiptAmount: String(v.fee) },
    sheet: {
      ...A4,
      rules: [100, 240],
      pieces: [
        heading('FEE RECEIPT', 595, 50, 14),
        heading('REGIONAL TRANSPORT OFFICE, PUNE', 595, 76, 11),
        ...beside(
          [
            ['Application No', v.applicationNo],
            ['Receipt No', `MH12D${v.number.slice(0, 9)}`],
            ['Receipt Date', named(v.paid)],
            ['Vehicle No', v.plate],
          ],
          { x: 50, y: 130, size: 11, gap: 27, across: 190 },
        ),
        ...beside(
          [
            ['Transfer of Ownership', '300.00'],
            ['Smart Card Fee', '200.00'],
            ['Grand Total (in Rs)', `${grouped(v.fee)}/-`],
          ],
          { x: 50, y: 275, size: 11, gap: 27, across: 320 },
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, applicationNo: v.applicationNo, appointmentDate: v.soon },
    sheet: {
      ...A4,
      pieces: [
        heading('APPOINTMENT SLIP', 595, 55, 14),
        heading('Vahan - Online Services', 595, 78, 11),
        ...below(
          [
            ['Application Number', v.applicationNo],
            ['Application Date', named(v.paid)],
            ['Vehicle Registration No', v.plate],
            ['Service', 'Transfer of Ownership'],
            ['Appointment Date', named(v.soon)],
            ['Time Slot', '10:30 - 11:00'],
          ],
          { x: 50, y: 130, size: 11.5, gap: 58, across: 270, columns: 2 },
        ),
        ...lines(['Please carry all original documents on the day of appointment.'], { x: 50, y: 360, size: 9.5 }),
      ],
    },
  }),
  (v) => ({
    truth: {
      vehicleNo: v.plate,
      applicationNo: v.applicationNo,
      receiptAmount: String(v.fee),
      appointmentDate: v.soon,
    },
    sheet: {
      ...A4,
      pieces: [
        heading('E-PAYMENT ACKNOWLEDGEMENT', 595, 55, 14),
        heading('Acknowledgement Receipt of Application', 595, 80, 11),
        ...lines(
          [
            `Application No. : ${v.applicationNo}`,
            `Vehicle No. : ${spaced(v.plate)}`,
            `Date of Payment : ${slashed(v.paid)}`,
            `Total Amount Paid : Rs. ${grouped(v.fee)}.00`,
            `Appointment Date & Time : ${slashed(v.soon)} 11:15 AM`,
            `Bank Reference Number : ${v.number}`,
          ],
          { x: 50, y: 130, size: 11.5 },
          32,
        ),
      ],
    },
  }),
]
