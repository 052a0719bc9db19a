import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
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

afterEach(cleanup)

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

function ListBesideLink() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Show link
      </button>
      <input aria-label="Search" />
      <Dialog open={open} onClose={() => setOpen(false)} title="Link" isModal={false} />
    </main>
  )
}

test('a field keeps the focus whose press closed the dialog beside it', async () => {
  render(<ListBesideLink />)
  const button = screen.getByRole('button', { name: 'Show link' })
  act(() => button.focus())
  await act(async () => button.click())
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  const search = screen.getByLabelText('Search')
  await act(async () => {
    fireEvent.pointerDown(search)
    search.focus()
    fireEvent.click(search)
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(document.activeElement).toBe(search)
})
