import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageEndpoints } from '#web/endpoints.generated.ts'
import { queryClient } from '#web/lib/query.ts'
import { currentToast } from '#web/lib/toast.ts'
import type { BoardSearch } from '../stage-search.ts'
import { useStageBoard } from './board-column.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const file = { id: 'c1', CaseNo: 'VRP-1', stage: 'papers', waitingOn: 'office' } as StageRow

test('a file that was moved before a search does not stand among its finds', async () => {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const asked = body ? JSON.parse(String(body)) : {}
    const isFirst = address.endsWith(stageEndpoints.list.path) && asked.stage === 'papers' && !asked.search
    const data = isFirst ? [file] : []
    return new Response(JSON.stringify({ success: true, message: '', data, meta: { total: data.length } }))
  })
  const { result, rerender } = renderHook((search: BoardSearch) => useStageBoard(search), {
    initialProps: {},
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const cards = (stage: string) => result.current.columns.find((one) => one.stage === stage)?.rows ?? []
  await waitFor(() => expect(cards('papers')).toHaveLength(1))
  await act(() => result.current.move(file, 'submitted'))
  rerender({ q: 'MH12ZZ9999' })
  await waitFor(() => expect(result.current.columns.every(({ query }) => query.data !== undefined)).toBe(true))
  expect(result.current.columns.flatMap(({ rows }) => rows)).toEqual([])
})

/** Shows the board of a server whose columns list what `listed` returns; returns the bodies of its changes, too. */
function show(listed: (stage: string) => StageRow[]) {
  const changes: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const asked = body ? JSON.parse(String(body)) : {}
    if (method === 'PATCH') changes.push(asked)
    const data = address.endsWith(stageEndpoints.list.path) ? listed(asked.stage) : []
    return Response.json({ success: true, message: '', data, meta: { total: 30 } })
  })
  const { result } = renderHook(() => useStageBoard({}), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  const cards = (stage: string) => result.current.columns.find((one) => one.stage === stage)?.rows ?? []
  return { result, changes, cards }
}

test('a file that is moved back waits for whom it waited before', async () => {
  const ofDealer: StageRow = { ...file, waitingOn: 'dealer' }
  const { result, changes, cards } = show((stage) => (stage === 'papers' ? [ofDealer] : []))
  await waitFor(() => expect(cards('papers')).toHaveLength(1))
  await act(() => result.current.move(ofDealer, 'submitted'))
  await act(async () => currentToast.get()?.undo?.())
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]).toMatchObject({ stage: 'papers', waitingOn: 'dealer' })
})

test('a file that was moved and then listed follows its list', async () => {
  let stage = 'papers'
  const { result, cards } = show((asked) => (asked === stage ? [file] : []))
  await waitFor(() => expect(cards('papers')).toHaveLength(1))
  stage = 'submitted'
  await act(() => result.current.move(file, 'submitted'))
  await waitFor(() => expect(cards('submitted')).toHaveLength(1))
  stage = 'closed elsewhere'
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(result.current.columns.flatMap(({ rows }) => rows)).toEqual([]))
})
