import { expect, test } from 'vitest'
import type { CasePaper } from '#contract/papers/paper.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { caseForReport, reportOffice } from '#test/report-samples.ts'
import { deficiencySlip } from './deficiency-slip.ts'

const paper = (change: Partial<CasePaper>): CasePaper => ({
  paperId: '01900000-0000-7000-8000-000000000009',
  name: 'Form 29',
  formNo: '29',
  services: ['transferOther'],
  isRequired: true,
  state: 'missing',
  note: null,
  by: null,
  at: null,
  checkedBy: null,
  checkedAt: null,
  attachments: [],
  ...change,
})

const wordsOf = (pages: readonly string[]) => pages.join(' ').replaceAll(/\s+/g, ' ')

test('a rejected case says why, and names each paper with what is needed', async () => {
  const lacking = [
    paper({}),
    paper({ name: 'बीमा पॉलिसी', formNo: null, state: 'deficient', note: 'Page 2 is missing' }),
  ]
  const pages = await pagesOf(
    deficiencySlip({
      caseData: { ...caseForReport, reasonCode: 'papersMissing', rejectionRemarks: 'FORM_29_not signed' },
      lacking,
      role: 'employee',
      now: new Date('2026-11-23T06:00:00Z'),
      office: reportOffice,
    }),
  )
  const words = wordsOf(pages)
  for (const text of [
    'Deficiency Slip',
    'VR-000081',
    'MH 12 AB 1234',
    'MH14 - PIMPRI CHINCHWAD',
    'Papers missing: FORM 29 not signed',
    'Form 29',
    'To be brought',
    'To be corrected: Page 2 is missing',
    reportOffice.profile.name,
  ])
    expect(words).toContain(text)
  expect(words).not.toContain('SHAIKH') // sellers and buyers do not stand on a slip that is handed around
})

test('20 papers, one with a note of 500 characters, stay on one page', async () => {
  const lacking = [
    paper({ state: 'deficient', note: 'signature differs '.repeat(28).slice(0, 500) }),
    ...Array.from({ length: 19 }, (_, at) => paper({ name: `Paper ${at}` })),
  ]
  const pages = await pagesOf(
    deficiencySlip({ caseData: caseForReport, lacking, role: 'client', now: new Date(), office: reportOffice }),
  )
  expect(pages).toHaveLength(1)
})
