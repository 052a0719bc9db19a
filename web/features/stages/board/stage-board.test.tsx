import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import '#web/features/stages/stage-dialog.tsx' // loaded before it is asked for
import { showAt } from '#test/show-at.tsx'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { session } from '#web/lib/session.ts'
import { StageBoard } from './stage-board.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

const file = {
  ...{ id: 'c1', CaseNo: 'VRP-1', vehicleNo: 'MH12AB1234', firmName: 'A', status: 'ready', stage: 'papers' },
  ...{ waitingOn: 'office', daysInStage: 1, isLate: false, lacking: 0, required: 0 },
}

test('a card that is moved on by its dialog leaves the column into which it was moved before', async () => {
  session.set({ restored: true, user: { id: 'u1', role: 'superadmin' } as never, token: 'token' })
  let isMoved = false
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const asked = body ? JSON.parse(String(body)) : {}
    if (method === 'PATCH') isMoved = true
    // The other columns list their oldest files only.
    const isFirst = address.endsWith(stageEndpoints.list.path) && asked.stage === 'papers' && !isMoved
    const isOfFile = address.endsWith(`/${file.id}`)
    const data = isOfFile ? { ...file, stage: isMoved ? 'submitted' : 'papers', papers: [] } : isFirst ? [file] : []
    return Response.json({ success: true, message: '', data, meta: { total: 30 } })
  })
  await showAt('/', <StageBoard search={{}} bulk={() => null} />)
  const choose = async (item: string) => {
    fireEvent.keyDown(await screen.findByRole('link', { name: /VRP-1/ }), { key: 's' })
    const chosen = await screen.findByRole('menuitem', { name: item })
    await act(async () => fireEvent.click(chosen))
  }
  await choose(stageLabels().submitted)
  await screen.findByRole('link', { name: /VRP-1/ })
  await choose(t.stages('withNote'))
  fireEvent.click(await screen.findByRole('radio', { name: stageLabels().inProcess }))
  fireEvent.click(screen.getByRole('button', { name: t.general('save') }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('link', { name: /VRP-1/ })).toBeNull())
})
