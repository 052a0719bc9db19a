import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

test('an arrow that is held chooses one tab', async () => {
  const onChoose = vi.fn()
  const tabs = ['a', 'b', 'c'].map((value) => ({ value, label: value, content: value }))
  render(<Tabs value="a" onValueChange={onChoose} label="Letters" tabs={tabs} />)
  const first = screen.getByRole('tab', { name: 'a' })
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  for (let n = 0; n < 3; n += 1) fireEvent.keyDown(first, { key: 'ArrowRight', repeat: true })
  // The tab is focused, and so chosen, after the key.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(onChoose.mock.calls).toEqual([['b']])
})

test('a count has its thousands apart', () => {
  const tabs = [{ value: 'unpaid', label: 'Unpaid', count: 1011, content: null }]
  render(<Tabs value="unpaid" onValueChange={() => {}} label="Payments" tabs={tabs} />)
  expect(screen.getByRole('tab').textContent).toBe('Unpaid1,011')
})
