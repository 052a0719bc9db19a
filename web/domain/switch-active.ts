import type { Endpoint } from '#contract/endpoint.ts'
import type { ApiResponse } from '../lib/api.ts'
import { toastFailure, toastServerWords } from '../lib/failure.ts'
import { invalidate, keyOf, queryClient } from '../lib/query.ts'
import { toast } from '../lib/toast.ts'

interface Active {
  id: string
  isActive: boolean
}

interface SwitchPlan {
  row: Active
  /** The list that the row stands in. */
  list: Pick<Endpoint, 'path'>
  /** Other lists that it then belongs to, or no longer. */
  also?: readonly Pick<Endpoint, 'path'>[]
  /** The call that turns it over; it answers what holds now. */
  flip: () => Promise<ApiResponse<Active>>
  done: string
  /** What failed; the server's words stand below it, or where the spec wants it so, in its place. */
  failed: string
  serverWordsFirst?: boolean
}

const onTheirWay = new Set<string>()

/** Switches a row on or off: seen at once, rolled back when the server refuses, reloaded in the end. */
export async function switchActive(plan: SwitchPlan): Promise<void> {
  const { row, list, also = [], flip, done, failed, serverWordsFirst = false } = plan
  // A second press while the first is on its way would undo it.
  if (onTheirWay.has(row.id)) return
  onTheirWay.add(row.id)
  try {
    await queryClient.cancelQueries({ queryKey: keyOf(list) })
    show(list, row.id, !row.isActive)
    const { data } = await flip()
    show(list, row.id, data.isActive)
    toast({ kind: 'success', title: done })
  } catch (error) {
    show(list, row.id, row.isActive)
    if (serverWordsFirst) toastServerWords(error, failed)
    else toastFailure(failed, error)
  } finally {
    onTheirWay.delete(row.id)
    void invalidate(list, ...also)
  }
}

function show(list: Pick<Endpoint, 'path'>, id: string, isActive: boolean) {
  queryClient.setQueriesData<ApiResponse<readonly Active[]>>({ queryKey: keyOf(list) }, (answer) =>
    answer ? { ...answer, data: answer.data.map((one) => (one.id === id ? { ...one, isActive } : one)) } : answer,
  )
}
