import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { startSession } from '#web/lib/session.ts'
import { BranchDialog } from './reference-dialogs.tsx'

const address = { address1: '45 MG Road', address2: 'Second floor', city: 'Nashik', state: 'Maharashtra' }

const branch = { ...address, id: 'b1', name: 'Nashik Road', branchCode: 'BR003', pincode: '422101', isActive: true }

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a name that another branch has is said at the field, with its address', async () => {
  startSession({ id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'superadmin' } as SessionUser, 'token')
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Done', data: [branch] }))
  const show = (dialog: React.JSX.Element) =>
    render(dialog, {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
  const hint = t.branch('sameName', { branchCode: 'BR003', address: '45 MG Road, Second floor, Nashik' })
  show(<BranchDialog onClose={() => undefined} onAdded={async () => undefined} />)
  const name = await screen.findByLabelText(t.fields('name'))
  fireEvent.change(name, { target: { value: 'Nashik' } })
  expect(screen.queryByText(hint)).toBeNull()
  fireEvent.change(name, { target: { value: ' nashik  road' } })
  const said = await screen.findByText(hint)
  expect(name.getAttribute('aria-describedby')).toContain(said.id)
  cleanup()
  show(<BranchDialog onClose={() => undefined} edited={branch} />)
  await screen.findByDisplayValue('Nashik Road')
  expect(screen.queryByText(hint), 'of the branch itself').toBeNull()
})
