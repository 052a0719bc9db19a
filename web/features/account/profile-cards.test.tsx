import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const PHONE = '+91 20 2612 3456'
const EMAIL = 'care@office.example'

/** The module reads the values that the server writes into the page when it is loaded. */
async function served(written: { phone?: string; email?: string }) {
  document.head.innerHTML = Object.entries(written)
    .map(([name, content]) => `<meta name="support-${name}" content="${content}">`)
    .join('')
  const { SupportFooter } = await import('#web/features/office/office-notices.tsx')
  const { SupportRow } = await import('./profile-cards.tsx')
  return { SupportFooter, SupportRow }
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  document.head.innerHTML = ''
})

test('without customer care the warning names both settings', async () => {
  const { SupportFooter, SupportRow } = await served({})
  const { container } = render(<SupportFooter />)
  expect(container.textContent).not.toContain('Customer care')
  expect(container.querySelectorAll('p')).toHaveLength(1)
  render(<SupportRow />)
  expect(screen.getByText('SUPPORT_PHONE and SUPPORT_EMAIL')).toBeTruthy()
})

test('a profile with a phone alone has a warning that names the missing e-mail', async () => {
  const { SupportFooter, SupportRow } = await served({ phone: PHONE })
  render(<SupportFooter />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([PHONE])
  render(<SupportRow />)
  expect(screen.getByText('SUPPORT_EMAIL')).toBeTruthy()
})

test('a profile with phone and e-mail has no warning', async () => {
  const { SupportFooter, SupportRow } = await served({ phone: PHONE, email: EMAIL })
  render(<SupportFooter />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([PHONE, EMAIL])
  const { container } = render(<SupportRow />)
  expect(container.textContent).toBe('')
})
