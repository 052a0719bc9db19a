import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { showAt } from '#test/show-at.tsx'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { ViewBar } from './view-bar.tsx'

afterEach(cleanup)

async function open(address: string) {
  const router = await showAt(address, <ViewBar list="verified" query={{}} />)
  return { router, search: () => router.latestLocation.search as Record<string, unknown> }
}

test('a person who has chosen all rows finds them again after Back or a reload', async () => {
  const view = {
    id: 'one',
    list: 'verified',
    name: 'Ready',
    query: { statuses: ['ready'] },
    isStart: true,
    isMine: true,
  }
  queryClient.setQueryData(apiQuery(viewEndpoints.all, {}).queryKey, { data: [view] } as never)
  const { router, search } = await open('/')
  await waitFor(() => expect(search().statuses).toBe('ready'))
  await act(async () => screen.getByRole('button', { name: t.views('all') }).click())
  await waitFor(() => expect(search().statuses).toBeUndefined())

  cleanup()
  const { search: searchAgain } = await open(router.latestLocation.href)
  const all = () => screen.getByRole('button', { name: t.views('all') }).ariaPressed
  expect([searchAgain().statuses, all()]).toEqual([undefined, 'true'])
  await act(async () => screen.getByRole('button', { name: 'Ready' }).click())
  await waitFor(() => expect(searchAgain().statuses).toBe('ready'))
  expect(all()).toBe('false')
})
