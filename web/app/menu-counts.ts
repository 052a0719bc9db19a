import { useQuery } from '@tanstack/react-query'
import type { Role } from '#contract/endpoint.ts'
import type { QueueCount } from '#contract/queue/queue.ts'
import { queueCounts } from '#web/features/queue/queue-queries.ts'
import { requestsPage } from '#web/features/requests/request-queries.ts'
import { useRested } from '#web/lib/lazy.tsx'
import { type PagePath, paths } from '#web/lib/paths.ts'

export type MenuCounts = ReadonlyMap<PagePath, number>

/** As the bell. */
const COUNTS_AFTER_MS = 2_000

const none: MenuCounts = new Map()

/** How much waits behind Queue, Requests and Payments: what their lists hold together. */
export function menuCountsOf(role: Role, queue: readonly QueueCount[], openRequests: number | undefined): MenuCounts {
  if (role === 'client') return none
  const all = queue.reduce((sum, { count }) => sum + count, 0)
  const payments = queue.find(({ kind }) => kind === 'paymentsToCheck')?.count
  const counts: [PagePath, number | undefined][] = [
    [paths[role].queue, queue.length > 0 ? all : undefined],
    [paths[role].requests, openRequests],
    [paths.superadmin.payments, payments],
  ]
  return new Map(counts.flatMap(([page, count]) => (count === undefined ? [] : [[page, count] as const])))
}

/** The counts of the menu once the page has had its time; a client has none. */
export function useMenuCounts(role: Role): MenuCounts {
  const isAsked = useRested(COUNTS_AFTER_MS) && role !== 'client'
  const queue = useQuery({ ...queueCounts(), enabled: isAsked }).data?.data ?? []
  const requests = useQuery({ ...requestsPage('open', 0), enabled: isAsked, refetchInterval: 60_000 }).data
  return menuCountsOf(role, queue, requests?.meta?.total)
}
