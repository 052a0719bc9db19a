import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { allServices } from '#web/features/services/service-reads.ts'
import { queryClient } from '#web/lib/query.ts'
import { Page } from './services-page.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const papers = ['A', 'B', 'C'].map((name) => ({ id: name, name, formNo: null, isRequired: true, isActive: true }))
const services = [{ code: 'fitness', label: 'Fitness', expectedDays: 7, papers }]

test('each press in the menu, which stays open, moves a paper by one place, one after the other', async () => {
  const sent: { position: number; answer: () => void }[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, message: '', data: services })
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = () => resolve(Response.json({ success: true, message: '', data: papers[0] }))
    sent.push({ position: JSON.parse(String(body)).position, answer })
    return promise
  })
  queryClient.setQueryData(allServices().queryKey, { data: services } as never)
  await showAt('/', <Page />)
  const ofA = t.table('moreActionsOf', { row: t.services('paperOf', { name: 'A', service: 'Fitness' }) })
  fireEvent.keyDown(screen.getByRole('button', { name: ofA }), { key: 'Enter' })
  const down = await screen.findByRole('menuitem', { name: t.services('moveDown') })
  for (const _ of [1, 2, 3]) await act(async () => down.click())
  expect(sent.map(({ position }) => position)).toEqual([1])
  await act(async () => sent[0]?.answer())
  await waitFor(() => expect(sent.map(({ position }) => position)).toEqual([1, 2]))
})
