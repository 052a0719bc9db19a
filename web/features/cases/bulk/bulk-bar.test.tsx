import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { ApiError } from '#web/lib/errors.ts'
import { currentToast } from '#web/lib/toast.ts'
import { SelectMatching } from './bulk-bar.tsx'

afterEach(() => {
  cleanup()
  currentToast.set(null)
})

test('"Select all" waits for the rows, and says that they did not come', async () => {
  let fail = (_: Error) => {}
  const onSelect = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)))
  render(<SelectMatching chosen={12} total={164} most={200} onSelect={onSelect} />)
  const button = screen.getByRole('button', {
    name: t.bulk('selectMatching', { total: '164', most: 'none' }),
  })
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  expect(onSelect).toHaveBeenCalledTimes(1)
  await act(async () => fail(new ApiError(0)))
  expect(currentToast.get()).toMatchObject({
    kind: 'error',
    title: t.general('fetchFailed'),
    description: t.general('offline'),
  })
  expect(button.getAttribute('aria-busy')).toBeNull()
})
