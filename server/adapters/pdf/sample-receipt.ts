import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import type { ReportData } from '../pdfs.ts'

/** A letter that every font can draw. */
const SAMPLE = 'A'

/** A receipt of nobody, whose writing reads every file that another one would read. */
export const sampleReceipt: { report: 'receipt'; data: ReportData['receipt'] & { language: 'en' } } = {
  report: 'receipt',
  data: {
    receiptNo: SAMPLE,
    isDuplicate: true,
    givenAt: new Date(0).toISOString(),
    amount: 1,
    mode: 'CASH',
    utr: null,
    paidAt: new Date(0).toISOString(),
    client: { firmName: SAMPLE, name: SAMPLE, phoneNo: SAMPLE, address: SAMPLE },
    cases: [],
    bill: null,
    office: { profile: unnamedOffice, logo: null },
    language: 'en',
    now: new Date(0),
  },
}
