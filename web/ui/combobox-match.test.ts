import { expect, test } from 'vitest'
import { matchOptions } from './combobox-match.ts'

const options = ['MH12 - PUNE', 'MH14 - PIMPRI', 'GJ01 - AHMEDABAD', 'MH-43 - NAVI MUMBAI'].map((label) => ({
  value: label,
  label,
}))
const found = (typed: string) => matchOptions(options, typed).map(({ label }) => label)

test('matches words in any order and spelling', () => {
  expect(found('mh 12')).toEqual(['MH12 - PUNE'])
  expect(found('pune mh')).toEqual(['MH12 - PUNE'])
  expect(found('mh43')).toEqual(['MH-43 - NAVI MUMBAI'])
  expect(found('')).toHaveLength(4)
  expect(found('m')[0]).toBe('MH12 - PUNE')
})
