import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Member } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { queryClient } from '#web/lib/query.ts'
import { TeamCard, team } from './team-card.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const asha: Member = {
  id: '018f2c3a-1111-7222-8333-444455556666',
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha@dealer.example',
  phoneNo: '9822012345',
  canPay: false,
  isActive: true,
  isOwner: false,
}

async function showTeam() {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
  fetch.mockReturnValue(new Promise(() => undefined))
  vi.stubGlobal('fetch', fetch)
  queryClient.setQueryData(team().queryKey, { data: [asha], message: '', meta: undefined })
  render(
    <QueryClientProvider client={queryClient}>
      <TeamCard />
    </QueryClientProvider>,
  )
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('switch', { name })))
  return { fetch, press }
}

test('a member is not changed again before the last change is shown', async () => {
  const { fetch, press } = await showTeam()
  await press(t.team('mayPayNamed', { name: 'Asha Patil' }))
  await press(t.team('signsInNamed', { name: 'Asha Patil' }))
  expect(fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([{ canPay: true, isActive: true }])
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
})

test('a phone number is grouped', async () => {
  await showTeam()
  expect(screen.getByText('98220 12345')).toBeTruthy()
})
