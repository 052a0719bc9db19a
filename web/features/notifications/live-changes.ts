import { officeDay } from '#contract/dates.ts'
import { SECOND } from '#contract/durations.ts'
import { identityEndpoints } from '#web/endpoints.generated.ts'
import { queryClient } from '#web/lib/query.ts'
import { byItself } from '#web/lib/request-headers.ts'
import { today } from '#web/lib/store.ts'
import { forgetNewRows, isShownList, refreshList } from './new-rows.tsx'

export interface Change {
  subject: string
  id: string
}

/** The reads that a change of a subject makes outdated, by the begin of their path. */
const readsOf: Record<string, readonly string[]> = {
  case: ['/case/', '/queue/', '/vehicle/', '/reminder/'],
  payment: [
    '/case/client',
    '/case/unverified-payments',
    '/payment/',
    '/bill/',
    '/client/',
    '/gst/',
    '/tally/',
    identityEndpoints.myProfile.path,
    '/queue/',
  ],
  request: ['/request/', '/queue/'],
}

/** The lists of a person's cases: the id in their address is not that of a case. */
const ofPerson: readonly string[] = ['/case/client/:id', '/case/employee-detail/:id']

/** Changes are gathered for this long, in milliseconds, so that a busy office does not reload without end. */
const GATHER = 2 * SECOND

type Noted = Change & { at: number }

/** Changes that are not shown yet, and those among them that the lists of the page were not yet compared with. */
let changes: Noted[] = []
let unseen: Noted[] = []
let timer: number | undefined
const openedOn = officeDay(new Date())

/** Returns whether the page shows a day that is over. */
export const isNewDay = (): boolean => officeDay(new Date()) !== (today.get() ?? openedOn)

/** Reloads what shows a thing that has changed, as soon as nobody types or decides. */
export function noteChange(change: Change): void {
  const noted = { ...change, at: Date.now() }
  changes.push(noted)
  unseen.push(noted)
  timer ??= window.setTimeout(reloadChanged, GATHER)
}

export function forgetChanges(): void {
  changes = []
  unseen = []
  window.clearTimeout(timer)
  timer = undefined
  forgetNewRows()
}

/** Reloads everything that a stream reports, after a time without a stream. */
export function reloadEverythingLive(): void {
  for (const subject of Object.keys(readsOf)) noteChange({ subject, id: '' })
}

function reloadChanged(): void {
  timer = undefined
  // A form must not change while somebody types or decides; the rows of a list never move by themselves.
  const mayShow = !isAtWork()
  const gathered = mayShow ? changes : unseen
  const touched = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey: [path, args], state }) =>
      gathered.some((change) => isOutdated(change, String(path), args, state.data) && state.dataUpdatedAt < change.at),
  })
  unseen = []
  const [lists, others] = [touched.filter(isShownList), touched.filter((query) => !isShownList(query))]
  for (const list of lists) void refreshList(list, mayShow)
  if (mayShow) {
    changes = []
    if (isNewDay()) today.set(officeDay(new Date()))
    const hashes = new Set(others.map(({ queryHash }) => queryHash))
    void byItself(() => queryClient.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) }))
  } else timer = window.setTimeout(reloadChanged, GATHER)
}

/** True for lists, and for reads of this one thing. */
export function isOutdated({ subject, id }: Change, path: string, args: unknown, answer?: unknown): boolean {
  if (!readsOf[subject]?.some((begin) => path.startsWith(begin))) return false
  const params = Object.values(Object(Object(args).params) as Record<string, unknown>)
  if (id === '' || subject !== 'case' || !path.startsWith('/case/') || ofPerson.includes(path)) return true
  // A page reads its case by the number.
  return params.length === 0 || params.includes(id) || Object(Object(answer).data).id === id
}

const isAtWork = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]') !== null ||
  isTypedIn(document.activeElement)

/** True for a field with text in it: an empty one, as after a comment was sent, is not in use. */
const isTypedIn = (field: Element | null): boolean =>
  field?.matches('input, textarea, select, [contenteditable]') === true && (field as HTMLInputElement).value !== ''
