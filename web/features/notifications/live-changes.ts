import { SECOND } from '#contract/durations.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { queryClient } from '#web/lib/query.ts'

export interface Change {
  subject: string
  id: string
}

/** The reads that a change of a subject makes outdated, by the begin of their path. */
const readsOf: Record<string, readonly string[]> = {
  case: ['/case/', '/queue/', '/vehicle/'],
  payment: [
    '/case/client',
    '/case/unverified-payments',
    '/payment/',
    '/bill/',
    transactionEndpoints.history.path,
    '/queue/',
  ],
  request: ['/request/', '/queue/'],
}

/** Changes are gathered for this long, in milliseconds, so that a busy office does not reload without end. */
const GATHER = 2 * SECOND

let changes: (Change & { at: number })[] = []
let timer: number | undefined

/** Reloads what shows a thing that has changed, as soon as nobody types or decides. */
export function noteChange(change: Change): void {
  changes.push({ ...change, at: Date.now() })
  timer ??= window.setTimeout(reloadChanged, GATHER)
}

export function forgetChanges(): void {
  changes = []
  window.clearTimeout(timer)
  timer = undefined
}

/** Reloads whatever a stream would have told of, after a time without one. */
export function reloadEverythingLive(): void {
  for (const subject of Object.keys(readsOf)) noteChange({ subject, id: '' })
}

function reloadChanged(): void {
  timer = undefined
  // A row must not move away under a dialog, nor a form while somebody types.
  if (isAtWork()) {
    timer = window.setTimeout(reloadChanged, GATHER)
    return
  }
  const gathered = changes
  changes = []
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, args], state }) =>
      gathered.some((change) => isOutdated(change, String(path), args) && state.dataUpdatedAt < change.at),
  })
}

/** True for lists, and for reads of this one thing. */
export function isOutdated({ subject, id }: Change, path: string, args: unknown): boolean {
  if (!readsOf[subject]?.some((begin) => path.startsWith(begin))) return false
  const params = Object.values(Object(Object(args).params) as Record<string, unknown>)
  return id === '' || subject !== 'case' || params.length === 0 || params.includes(id) || !path.startsWith('/case/')
}

const isAtWork = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true
