import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openRow } from './row-actions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a row opens in a new tab by Ctrl or Shift, whose clicks select text, and not by the end of a selection', () => {
  const open = vi.fn()
  vi.stubGlobal('open', open)
  const follow = vi.fn()
  render(
    <table>
      <tbody {...{ onClick: openRow }}>
        <tr>
          <td>
            <a href="/superadmin/cases/VR-000001" onClick={follow}>
              VR-000001
            </a>
          </td>
          <td>Shah Motors</td>
        </tr>
      </tbody>
    </table>,
  )
  const cell = screen.getByText('Shah Motors')
  getSelection()?.selectAllChildren(cell)
  fireEvent.click(cell)
  expect(open).not.toHaveBeenCalled()
  expect(follow).not.toHaveBeenCalled()
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(cell, { [key]: true })
  expect(open.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(
    Array(3).fill('/superadmin/cases/VR-000001'),
  )
})
