import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showAt } from '#test/show-at.tsx'
import { queryClient } from '#web/lib/query.ts'
import { useQueue } from './queue-panel.tsx'
import { queueRows } from './queue-queries.ts'

const ids = Array.from({ length: 40 }, (_, index) => `case-${index}`)

test('the address follows the row of the panel once a held key rests, since Safari takes 100 addresses in 10 s', async () => {
  queryClient.setQueryData(queueRows('toVerify', 0).queryKey, {
    data: ids.map((id) => ({ kind: 'toVerify', id })),
    meta: { total: ids.length },
  } as never)
  let queue: ReturnType<typeof useQueue> | undefined
  const Probe = () => {
    queue = useQueue('superadmin')
    return null
  }
  const router = await showAt('/?open=case-0', <Probe />)
  let written = 0
  router.history.subscribe(() => {
    written += 1
  })
  for (const _ of ids) await act(async () => queue?.move(1))
  expect([queue?.index, written]).toEqual([39, 0])
  await waitFor(() => expect(router.latestLocation.search).toEqual({ open: 'case-39' }))
  expect(written).toBe(1)
  await act(async () => queue?.move(-1))
  await act(async () => queue?.close())
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(router.latestLocation.search, 'a closed panel stays closed').toEqual({})
})
