import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'

function SaveView() {
  const [state, setState] = useState<'unsaved' | 'asking' | 'saving' | 'saved'>('unsaved')
  return (
    <main>
      <h1 tabIndex={-1} data-page-focus="">
        Cases
      </h1>
      {state !== 'saved' && (
        <button type="button" onClick={() => setState(state === 'saving' ? 'saved' : 'asking')}>
          Save view
        </button>
      )}
      <Dialog open={state === 'asking'} onClose={() => setState('saving')} title="Save view" />
    </main>
  )
}

test('the heading has the focus after the button of a dialog has gone with what was saved', async () => {
  render(<SaveView />)
  const button = screen.getByRole('button', { name: 'Save view' })
  act(() => button.focus())
  await act(async () => button.click())
  const close = await screen.findByRole('button', { name: 'Close' })
  await act(async () => close.click())
  await waitFor(() => expect(document.activeElement).toBe(button))
  await act(async () => button.click())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cases' })))
})
