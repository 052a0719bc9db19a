import { expect, test } from 'vitest'
import { states } from '../states.ts'
import { hasRightCheckCharacter, isGstin, statesByGstin } from './gstin.ts'

test('a GSTIN has 15 characters in its order', () => {
  expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
  for (const text of [
    ...['x27AAPFU0939F1ZV', '27AAPFU0939F1ZVx', '7AAPFU0939F1ZV', '27AAPF0939F1ZV', '27AAPFU939F1ZV'],
    ...['27AAPFU093971ZV', '27AAPFU0939F0ZV', '27AAPFU0939F1YV', '27AAPFU0939F1Z-', '27aapfu0939f1zv'],
  ])
    expect(isGstin(text), text).toBe(false)
})

test('the last character fits the others', () => {
  expect(hasRightCheckCharacter('27AAPFU0939F1ZV')).toBe(true)
  expect(hasRightCheckCharacter('29AAGCB7383J1Z4')).toBe(true)
  const others = [...'0123456789ABCDEFGHIJKLMNOPQRSTUWXYZ'].map((sign) => `27AAPFU0939F1Z${sign}`)
  expect(others.filter(hasRightCheckCharacter)).toEqual([])
})

test('a GSTIN begins with the number of its state', () => {
  const stateOf = (number: number) => statesByGstin[number - 1]
  expect([1, 7, 24, 27, 29, 33, 36, 38].map(stateOf)).toEqual([
    'Jammu and Kashmir',
    'Delhi',
    'Gujarat',
    'Maharashtra',
    'Karnataka',
    'Tamil Nadu',
    'Telangana',
    'Ladakh',
  ])
  expect(statesByGstin.filter((state) => state !== null).toSorted()).toEqual(states.toSorted())
})
