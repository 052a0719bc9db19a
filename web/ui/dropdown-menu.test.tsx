import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DropdownMenu, MenuItem } from './dropdown-menu.tsx'

afterEach(cleanup)

const menu = (open: boolean) => (
  <DropdownMenu trigger={<button type="button">Snooze</button>} open={open} onOpenChange={() => undefined}>
    <MenuItem onSelect={() => undefined}>3 days</MenuItem>
  </DropdownMenu>
)
/** Radix returns the focus by a timer. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('the focus returns to the button of a menu that closes', async () => {
  const { rerender } = render(menu(true))
  expect(document.activeElement?.role).toBe('menuitem')
  rerender(menu(false))
  await later()
  expect(document.activeElement).toBe(screen.getByText('Snooze'))
})

test('a menu that is opened again at once keeps the focus', async () => {
  const { rerender } = render(menu(true))
  rerender(menu(false))
  rerender(menu(true))
  await later()
  expect(document.activeElement?.role).toBe('menuitem')
})
