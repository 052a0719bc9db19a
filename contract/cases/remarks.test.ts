import { expect, test } from 'vitest'
import { rejectionText, showRemarks } from './remarks.ts'

test('underscores of remarks are shown as spaces', () => {
  expect(showRemarks(' NO_PAPERS_ ')).toBe('NO PAPERS')
})

test('a rejection names its reason, then its remarks', () => {
  expect(rejectionText({ rejectionRemarks: 'Form 29_missing', reasonCode: 'papersMissing' })).toBe(
    'Papers missing: Form 29 missing',
  )
  expect(rejectionText({ rejectionRemarks: 'Blurred_RC', reasonCode: null })).toBe('Blurred RC')
  expect(rejectionText({ rejectionRemarks: null })).toBe('No remarks')
})
