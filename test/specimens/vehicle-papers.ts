import { named, slashed, spaced } from './invented.ts'
import type { Layout } from './layout.ts'
import { below, beside, heading, lines } from './sheet.ts'

/* Registration certificates, policies and certificates, with the wording of those in use. */

const A4 = { width: 595, height: 842, ground: 'paper' } as const
const rowsAt = { x: 50, size: 10.5, gap: 23, across: 190 }

export const registrations: Layout[] = [
  // The e-RC of VAHAN and DigiLocker: label and value side by side.
  (v) => ({
    truth: {
      ...{ vehicleNo: v.plate, chassisNo: v.chassis, engineNo: v.engine, sellerName: v.owner },
      ...{
        fitnessExpiry: v.later,
        taxExpiry: v.until,
        insuranceExpiry: v.soon,
        ...(v.isFinanced && { hpt: v.financier }),
      },
    },
    sheet: {
      ...A4,
      rules: [120],
      pieces: [
        heading('GOVERNMENT OF INDIA', 595, 50, 13),
        heading('Ministry of Road Transport and Highways', 595, 72, 11),
        heading('CERTIFICATE OF REGISTRATION', 595, 105, 15),
        ...beside(
          [
            ['Registration No.', v.plate],
            ['Registration Date', named(v.since)],
            ['Owner Name', v.owner],
            ['Son/Wife/Daughter of', v.father],
            ['Chassis No.', v.chassis],
            ['Engine No.', v.engine],
            ['Vehicle Class', 'Motor Car (LMV)'],
            ['Maker / Model', 'MARUTI SUZUKI / BALENO DELTA'],
            ['Fuel Type', 'PETROL'],
            ['Fitness/Regn Upto', named(v.later)],
            ['Tax Upto', named(v.until)],
            ['Insurance Upto', named(v.soon)],
            ['Financier Name', v.isFinanced ? v.financier : 'NA'],
            ['Registering Authority', 'PUNE, Maharashtra'],
          ],
          { ...rowsAt, y: 155 },
        ),
        ...lines(['This is a digitally signed document and is valid as per the IT Act 2000.'], {
          x: 50,
          y: 780,
          size: 8,
        }),
      ],
    },
  }),
  // The smart card, front and back on one page: values below their labels.
  (v) => ({
    truth: {
      ...{ vehicleNo: v.plate, chassisNo: v.chassis, engineNo: v.engine, sellerName: v.owner, hpt: v.financier },
      ...(v.isFinanced && { fitnessExpiry: v.later }),
    },
    sheet: {
      width: 500,
      height: 640,
      ground: 'card',
      rules: [318],
      pieces: [
        heading('INDIAN UNION VEHICLE REGISTRATION CERTIFICATE', 500, 28, 13),
        heading('Issued by Transport Department', 500, 46, 9.5),
        ...below(
          [
            ['Regn. Number', v.plate],
            ['Date of Regn.', named(v.since)],
            ['Regn. Validity*', v.isFinanced ? named(v.later) : 'As per Fitness'],
          ],
          { x: 24, y: 76, size: 11, gap: 40, across: 160, columns: 3 },
        ),
        ...below(
          [
            ['Chassis Number', v.chassis],
            ['Engine / Motor Number', v.engine],
            ['Owner Name', v.owner],
            ['Son / Daughter / Wife of (In case of Individual Owner)', v.father],
            ['Address', '12, SHANTI NAGAR, PUNE 411038'],
          ],
          { x: 24, y: 118, size: 11.5, gap: 38, across: 300, columns: 1 },
        ),
        ...below(
          [
            ['Vehicle Class', 'M-CYCLE / SCOOTER'],
            ["Maker's Name", 'HERO MOTOCORP LTD'],
            ['Month - Year of Mfg.', '03-2019'],
            ['Seating (in all) Capacity', '2'],
            ['Financier', v.financier],
            ['Registration Authority', 'RTO PUNE'],
          ],
          { x: 24, y: 350, size: 11, gap: 46, across: 240, columns: 2 },
        ),
        ...lines(['Form 23A'], { x: 420, y: 610, size: 9 }),
      ],
    },
  }),
  // The registration book: numbered lines with colons.
  (v) => ({
    truth: {
      ...{ vehicleNo: v.plate, chassisNo: v.chassis, engineNo: v.engine, sellerName: v.owner, hpt: v.financier },
      ...{ fitnessExpiry: v.later, taxExpiry: v.until },
    },
    sheet: {
      ...A4,
      pieces: [
        heading('FORM 23', 595, 60, 13),
        heading('[See Rule 48] CERTIFICATE OF REGISTRATION', 595, 84, 13),
        ...lines(
          [
            `1. Registered Number : ${spaced(v.plate)}`,
            `2. Date of Registration : ${slashed(v.since)}`,
            `3. Name of Registered Owner : ${v.owner}`,
            `4. Son/Wife/Daughter of : ${v.father}`,
            '5. Full Address : HOUSE 4, GANDHI ROAD, NASHIK 422001',
            '6. Class of Vehicle : LIGHT MOTOR VEHICLE',
            `7. Chassis Number : ${v.chassis}`,
            `8. Engine Number : ${v.engine}`,
            '9. Seating Capacity : 5     Unladen Weight : 890 Kgs',
            `10. Registration Valid Upto : ${slashed(v.later)}`,
            `11. Tax Paid Upto : ${slashed(v.until)}`,
            'The motor vehicle above described is subject to',
            `Hypothecation in favour of : ${v.financier}`,
          ],
          { x: 50, y: 130, size: 11 },
          26,
        ),
        ...lines(['Signature of Registering Authority'], { x: 360, y: 700, size: 10 }),
      ],
    },
  }),
]

export const policies: Layout[] = [
  (v) => ({
    truth: {
      ...{ vehicleNo: v.plate, chassisNo: v.chassis, engineNo: v.engine },
      // Own damage for a year, third party for three: none of the two is certain.
      ...(v.isFinanced && { insuranceExpiry: v.until }),
    },
    number: `3001/${v.number}/00/000`,
    sheet: {
      ...A4,
      rules: [95],
      pieces: [
        heading('PRIVATE CAR PACKAGE POLICY', 595, 55, 14),
        heading('Certificate of Insurance cum Policy Schedule', 595, 80, 11),
        ...beside(
          [
            ['Policy No.', `3001/${v.number}/00/000`],
            ['Insured Name', v.owner],
            ['Period of Insurance', `From 00:00 Hrs on ${named(v.paid)} To Midnight of ${named(v.until)}`],
            ...(v.isFinanced
              ? []
              : [
                  [
                    'Period of Insurance (TP)',
                    `From 00:00 Hrs on ${named(v.paid)} To Midnight of ${named(v.later)}`,
                  ] as const,
                ]),
            ['Registration No.', spaced(v.plate, '-')],
            ['Engine No.', v.engine],
            ['Chassis No.', v.chassis],
            ['Make / Model', 'HYUNDAI / I20 SPORTZ'],
            ['Insured Declared Value', 'Rs. 5,42,000'],
            ['Total Premium', `Rs. ${v.fee}.00`],
            ['Geographical Area', 'India'],
          ],
          { ...rowsAt, y: 125, across: 150 },
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, chassisNo: v.chassis, engineNo: v.engine, insuranceExpiry: v.until },
    number: v.number,
    sheet: {
      ...A4,
      pieces: [
        heading('MOTOR INSURANCE - STANDALONE THIRD PARTY POLICY', 595, 55, 12.5),
        heading('POLICY SCHEDULE', 595, 78, 11),
        ...below(
          [
            ['Policy Number', v.number],
            ['Policy Issue Date', slashed(v.paid)],
            ['Policy Start Date', slashed(v.paid)],
            ['Policy Expiry Date', slashed(v.until)],
            ['Vehicle Registration No', v.plate],
            ['Manufacturing Year', '2019'],
            ['Engine Number', v.engine],
            ['Chassis Number', v.chassis],
            ['Policy Holder', v.owner],
            ['Nominee', v.father],
          ],
          { x: 50, y: 130, size: 11, gap: 52, across: 260, columns: 2 },
        ),
        ...lines(['Liability to third parties as per Motor Vehicles Act, 1988.'], { x: 50, y: 720, size: 9 }),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, insuranceExpiry: v.until },
    number: v.number,
    sheet: {
      ...A4,
      pieces: [
        heading('TWO WHEELER INSURANCE', 595, 55, 14),
        heading('Certificate cum Policy Schedule', 595, 78, 11),
        ...lines(
          [
            `Dear ${v.owner}, thank you for insuring with us.`,
            `Policy No. : ${v.number}`,
            `Risk Start Date : ${slashed(v.paid, '-')} 00:01 Hrs`,
            `Risk End Date : ${slashed(v.until, '-')} 23:59 Hrs`,
            `Regn. No : ${v.plate}     RTO : PUNE`,
            'Make/Model : HONDA ACTIVA 6G     Cubic Capacity : 109',
            `Net Premium : Rs. ${v.fee}     GST : Rs. 212`,
            'Limits of Liability : Under Section II-1(i) as per Motor Vehicles Act',
          ],
          { x: 50, y: 130, size: 11 },
          28,
        ),
      ],
    },
  }),
]

export const pollution: Layout[] = [
  (v) => ({
    truth: { vehicleNo: v.plate, pucExpiry: v.until },
    number: `${v.plate.slice(0, 4)}0${v.number.slice(0, 11)}`,
    sheet: {
      width: 420,
      height: 595,
      ground: 'paper',
      rules: [100],
      pieces: [
        heading('Pollution Under Control Certificate', 420, 45, 14),
        heading('Authorised By : Government of Maharashtra', 420, 66, 10),
        ...beside(
          [
            ['Date', slashed(v.paid)],
            ['Time', '11:42:05 AM'],
            ['Validity upto', slashed(v.until)],
            ['Certificate SL. No.', `${v.plate.slice(0, 4)}0${v.number.slice(0, 11)}`],
            ['Registration No.', v.plate],
            ['Date of Registration', named(v.since, '/')],
            ['Month & Year of Manufacturing', 'March-2019'],
            ['Valid Mobile Number', '*****1234'],
            ['Emission Norms', 'BHARAT STAGE IV'],
            ['Fuel', 'PETROL'],
            ['PUC Code', v.number.slice(0, 8)],
            ['Fees', 'Rs.110.0 (GST to be paid extra as applicable)'],
          ],
          { x: 30, y: 130, size: 9.5, gap: 26, across: 160 },
        ),
        ...lines(['CO 0.3   HC 200   measured 0.02   12', 'Auth. Signature with Seal of PUC operator'], {
          x: 30,
          y: 500,
          size: 9,
        }),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, pucExpiry: v.until },
    number: v.number.slice(0, 10),
    sheet: {
      width: 500,
      height: 380,
      ground: 'card',
      pieces: [
        heading('POLLUTION UNDER CONTROL CERTIFICATE', 500, 36, 14),
        heading('[See Rule 115 (7)] Form 59', 500, 56, 10),
        ...below(
          [
            ['Vehicle No.', spaced(v.plate)],
            ['PUC Certificate No.', v.number.slice(0, 10)],
            ['Date of Test', named(v.paid)],
            ['Valid Upto', named(v.until)],
            ['Vehicle Make', 'BAJAJ'],
            ['Category', 'TWO WHEELER'],
          ],
          { x: 40, y: 95, size: 12, gap: 58, across: 230, columns: 2 },
        ),
      ],
    },
  }),
  (v) => ({
    truth: { vehicleNo: v.plate, pucExpiry: v.until },
    number: v.number,
    sheet: {
      width: 420,
      height: 420,
      ground: 'paper',
      pieces: [
        heading('GOVT OF NCT OF DELHI - TRANSPORT DEPARTMENT', 420, 36, 11),
        heading('P.U.C. CERTIFICATE', 420, 58, 14),
        ...lines(
          [
            `Certificate No : ${v.number}`,
            `Regn. No. : ${v.plate}   Fuel : DIESEL`,
            `Tested on : ${slashed(v.paid)}  14:05`,
            `PUCC valid till : ${slashed(v.until)}`,
            'Result : PASS   Smoke density 0.62',
            'This certificate is valid with the seal of the centre only.',
          ],
          { x: 36, y: 100, size: 11.5 },
          32,
        ),
      ],
    },
  }),
]
