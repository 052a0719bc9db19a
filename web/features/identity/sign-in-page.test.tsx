import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { CodeField } from './sign-in-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a second press waits for the passkey of the first', () => {
  const ask = vi.fn(() => new Promise(() => {})) // an answer that does not come
  vi.stubGlobal('fetch', ask)
  render(<CodeField value="" wrong={undefined} onChange={() => {}} onPasskey={() => {}} />)
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: t.passkeys('use') }))
  expect(ask).toHaveBeenCalledTimes(1)
})
