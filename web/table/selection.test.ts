import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowSelection } from './selection.ts'

test('a chosen row is as the list has it now, and as it was where the list has it no more', () => {
  const options = { most: 10, label: () => '' }
  const [before, now] = [
    { id: 'a', stage: 'papers' },
    { id: 'a', stage: 'submitted' },
  ]
  const { result, rerender } = renderHook((rows: object[]) => useRowSelection(rows as [typeof before], options), {
    initialProps: [before],
  })
  act(() => result.current.choose([before]))
  rerender([now])
  expect(result.current.chosen).toEqual([now])
  rerender([])
  expect(result.current.chosen).toEqual([now])
})

test('a chosen row that two columns hold while they load anew is as the last of them has it', () => {
  const options = { most: 10, label: () => '' }
  const [before, now] = [
    { id: 'a', stage: 'papers' },
    { id: 'a', stage: 'submitted' },
  ]
  const { result } = renderHook(() => useRowSelection([before, now], options))
  act(() => result.current.choose([before]))
  expect(result.current.chosen).toEqual([now])
})
