import { expect, test } from 'vitest'
import { type FileOfDealer, holderOf, placeText, wantText } from './file-sentence.ts'

const now = new Date('2026-11-30T06:00:00Z')
const file: FileOfDealer = {
  ...{ stage: 'papers', waitingOn: 'office', stageSince: '2026-11-28T06:00:00Z', rto: 'MH-12 - PUNE' },
  ...{ waitReason: null, waitNote: null, lackingPapers: [], sentPapers: 0, usualDays: null },
}
const atRto = { ...file, stage: 'submitted', waitingOn: 'rto' } as const
const asked = { ...atRto, waitingOn: 'dealer' } as const

test.each<[FileOfDealer, string, ReturnType<typeof holderOf>, string | null]>([
  [file, 'Ready for MH-12 - PUNE, the office hands it in', 'office', null],
  [{ ...file, sentPapers: 2 }, 'Being checked by the office', 'office', null],
  [{ ...file, lackingPapers: ['NOC'] }, 'Collecting papers for 2 days', 'dealer', 'Waits for you: NOC'],
  [
    { ...file, waitingOn: 'dealer', lackingPapers: ['RC', 'NOC', 'Form 29', 'Form 30'] },
    'Collecting papers for 2 days',
    'dealer',
    'Waits for you: 4 papers: RC, NOC, Form 29 and 1 more',
  ],
  [atRto, 'At MH-12 - PUNE for 2 days', 'rto', null],
  [{ ...atRto, waitingOn: 'financier' }, 'At MH-12 - PUNE for 2 days · Waits for: Financier', 'rto', null],
  [asked, 'At MH-12 - PUNE for 2 days', 'dealer', 'Waits for you: ask the office what is needed'],
  [{ ...asked, waitReason: 'signature' }, 'At MH-12 - PUNE for 2 days', 'dealer', 'Waits for you: a signature'],
  [
    { ...asked, waitReason: 'originalRc', waitNote: 'of the seller' },
    'At MH-12 - PUNE for 2 days',
    'dealer',
    'Waits for you: the original RC (of the seller)',
  ],
  [
    { ...asked, waitReason: 'papers', waitNote: 'NOC of the bank' },
    'At MH-12 - PUNE for 2 days',
    'dealer',
    'Waits for you: NOC of the bank',
  ],
  [
    { ...file, waitingOn: 'dealer', waitReason: 'papers', waitNote: 'NOC of the bank', sentPapers: 1 },
    'Being checked by the office',
    'office',
    null,
  ],
  [{ ...file, stage: 'approved', waitingOn: 'rto' }, 'Approved by MH-12 - PUNE 2 days ago', 'office', null],
  [
    { ...file, stage: 'dispatched', waitingOn: 'dealer', waitReason: 'collect' },
    'Plate or RC on the way for 2 days',
    'dealer',
    'Ready: collect it from the office',
  ],
  [{ ...file, stage: 'handedOver', waitingOn: 'dealer' }, 'Handed over', 'done', null],
])('a file says where it is, who has it and what its dealer is to do: %#', (one, place, holder, want) => {
  expect({ place: placeText(one, now), holder: holderOf(one), want: wantText(one) }).toEqual({ place, holder, want })
})

test('a file at the RTO says how long such files take, once that is known', () => {
  const usual = (half: number, most: number) => placeText({ ...atRto, usualDays: { half, most } }, now)
  expect(usual(17, 26)).toBe('At MH-12 - PUNE for 2 days, usually 17 to 26 days')
  expect(usual(5, 5)).toBe('At MH-12 - PUNE for 2 days, usually 5 days')
  expect(placeText({ ...file, stage: 'approved', usualDays: { half: 17, most: 26 } }, now)).not.toContain('usually')
})
