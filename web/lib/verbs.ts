import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { english, t as spoken } from '#contract/texts.ts'
import { afterPaint } from './dom.ts'
import { areSingleKeysOn, isDialogOpen, isTyping, singleKey } from './keys.ts'

/*
 * The verbs of the portal with their letters: one letter for a verb, in the queue, in lists and on the page of a case. A
 * button says by `verbProps` which verb it is; its letter, the global search and the list of keys follow from that.
 */

interface VerbFacts {
  /** As `aria-keyshortcuts` has it; null for a verb without a key. */
  key: string | null
  label: (t: typeof spoken) => string
}

const facts = {
  verify: { key: 'V', label: (t) => t.general('verify') },
  assign: { key: 'A', label: (t) => t.cases('assign') },
  assignAll: { key: 'Shift+A', label: (t) => t.bulk('all') },
  reject: { key: 'X', label: (t) => t.general('reject') },
  stage: { key: 'S', label: (t) => t.stages('change') },
  edit: { key: 'E', label: (t) => t.general('edit') },
  open: { key: 'O', label: (t) => t.queue('openCase') },
  comment: { key: 'N', label: (t) => t.search('comment') },
  papers: { key: 'P', label: (t) => t.papers('title') },
  received: { key: 'R', label: (t) => t.papers('received') },
  allReceived: { key: 'Shift+R', label: (t) => t.papers('markAll') },
  objection: { key: 'D', label: (t) => t.papers('objection') },
  checked: { key: 'L', label: (t) => t.papers('lookedAt') },
  addFiles: { key: 'U', label: (t) => t.attachments('add') },
  remind: { key: null, label: (t) => t.queue('remind') },
  pay: { key: null, label: (t) => t.bills('pay') },
  export: { key: null, label: (t) => t.table('export') },
} as const satisfies Record<string, VerbFacts>

export type VerbName = keyof typeof facts

/** The keys of a reminder: its channels, a later day, and the renewed paper. */
export const reminderKeys = { WHATSAPP: 'W', SMS: 'T', CALL: 'C', MAIL: 'M', snooze: 'Z', renew: 'R' } as const

export const verbs: Readonly<Record<VerbName, VerbFacts>> = facts

/** The names by which a verb is found: in the language of the page and in English. */
export const namesOfVerb = (name: VerbName): string =>
  `${verbs[name].label(spoken)} ${verbs[name].label(english)} ${name}`

/** The letter of a verb for `KeyHint`: `V`, `⇧A`. */
export const letterOf = (name: VerbName): string => verbs[name].key?.replace('Shift+', '⇧') ?? ''

/** What makes a button, link or field that of a verb. */
export const verbProps = (name: VerbName) => ({
  'data-verb': name,
  'aria-keyshortcuts': singleKey(...[verbs[name].key ?? []].flat()) || undefined,
})

const VERB = '#main [data-verb]'

/** A row of a list; its verbs act on it. */
const ROW = '[data-row]'

const visible = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0)

const isOf = (name: VerbName) => (element: HTMLElement) => element.dataset.verb === name

/** Takes a step: presses a button or follows a link, opens a menu, or begins to write in a field. */
function take(element: HTMLElement): void {
  if (element.matches('[aria-haspopup="menu"]')) {
    element.focus()
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  } else if (element.matches('a, button')) element.click()
  else {
    element.scrollIntoView({ block: 'center' })
    element.focus()
  }
}

/** What a row is reached by: its link, or else its first control. */
const handleOf = (row: Element) =>
  row.querySelector<HTMLElement>('a[href^="/"]:not([data-beside])') ?? row.querySelector<HTMLElement>('a, button')

/**
 * Returns what a verb would press: for the chosen rows, else in the row with the focus, else on the page, else in the first
 * row that has it.
 */
function elementOf(name: VerbName, focused: Element | null): HTMLElement | undefined {
  const all = visible(VERB).filter(isOf(name))
  const row = focused?.closest(ROW)
  const beside = all.filter((element) => !element.closest(ROW))
  const chosen = all.find((element) => element.closest('[data-bulk]'))
  return chosen ?? all.find((element) => row?.contains(element)) ?? beside[0] ?? (row ? undefined : all[0])
}

/** Presses the button of a verb on the page; false if there is none. */
function takeVerb(name: VerbName, focused: Element | null = null): boolean {
  const element = elementOf(name, focused)
  if (!element) return false
  // The focus comes back to the row that was acted on.
  const row = element.closest(ROW)
  if (row && !row.contains(focused)) handleOf(row)?.focus()
  take(element)
  return true
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The verb to take on the page that is opened, once. */
    verb?: VerbName
  }
}

/** Takes the verb with which a page was opened, once it is there; call it where the page's buttons are rendered. */
export function useArrivalVerb(): void {
  const verb = useLocation({ select: ({ state }) => state.verb })
  const navigate = useNavigate()
  const arrive = useEffectEvent((name: VerbName) => {
    // Back and a reload show the page alone.
    void navigate({ to: '.', search: true, hash: true, replace: true, state: ({ verb: _, ...rest }) => rest })
    takeVerb(name)
  })
  useEffect(() => {
    if (!verb) return
    let isGone = false
    // The page takes the focus first.
    afterPaint(() => isGone || arrive(verb))
    return () => {
      isGone = true
    }
  }, [verb])
}

/** Moves the focus to the next or previous row of the page's lists; false if there is none. */
function moveRow(step: 1 | -1): boolean {
  const rows = visible(`#main ${ROW}`)
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const next = now < 0 ? rows[0] : rows[now + step]
  if (!next) return now >= 0
  handleOf(next)?.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}

/** The letters of the verbs of the page in view, and J and K from row to row. */
export function useVerbKeys(): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, target } = event
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
    if (!/^[a-z]$/i.test(key) || isTyping(target) || !areSingleKeysOn() || isDialogOpen()) return
    const pressed = `${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`
    if (pressed === 'J' || pressed === 'K') {
      if (moveRow(pressed === 'J' ? 1 : -1)) event.preventDefault()
      return
    }
    const names = Object.keys(verbs) as VerbName[]
    const name = names.find((one) => verbs[one].key === pressed)
    if (name && takeVerb(name, document.activeElement)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** A verb that can be taken in what is in view. */
export interface VerbInView {
  name: VerbName | null
  label: string
  /** What it acts on. */
  about: string
  /** Why it cannot be taken. */
  reason: string | null
  run: () => void
}

/** The verbs of a list with a row of its own (`useListKeys`). */
const offered = new Set<() => readonly VerbInView[]>()

/** Offers the verbs of the current row in the global search. */
export function useOffered(list: () => readonly VerbInView[]): void {
  // Read while the search renders, where an effect event cannot be called.
  const newest = useRef(list)
  useEffect(() => {
    newest.current = list
  })
  useEffect(() => {
    const read = () => newest.current()
    offered.add(read)
    return () => {
      offered.delete(read)
    }
  }, [])
}

/** The text that a person sees on a control, without its key; none of a part of the page, such as a list of papers. */
function textIn(element: HTMLElement): string {
  if (!element.matches('a, button')) return ''
  const copy = element.cloneNode(true) as HTMLElement
  for (const part of copy.querySelectorAll('[aria-hidden="true"], svg')) part.remove()
  return copy.textContent?.trim() ?? ''
}

function inView(element: HTMLElement): VerbInView {
  const name = (element.dataset.verb as VerbName | undefined) ?? null
  const said = element.getAttribute('aria-label') ?? textIn(element)
  const label = name ? verbs[name].label(spoken) : said
  const isDisabled = element.getAttribute('aria-disabled') === 'true'
  return {
    name,
    label,
    about: name && said !== label ? said : '',
    reason: isDisabled ? (element.getAttribute('aria-description') ?? '') : null,
    run: () => take(element),
  }
}

/** The verbs of the page in view: of the chosen rows or of the row with the focus, and of the page with its heading's buttons. */
export function verbsInView(focused: Element | null): readonly VerbInView[] {
  const row = focused?.closest(ROW)
  const isNear = (element: HTMLElement) => !element.closest(ROW) || row?.contains(element)
  const marked = visible(`${VERB}, #main [data-verbs] :is(a, button)`).filter(isNear)
  const all = [...[...offered].flatMap((read) => read()), ...marked.map(inView)]
  const keys = all.map(({ label, about }) => `${label} ${about}`)
  return all.filter(({ label }, at) => label !== '' && keys.indexOf(keys[at] ?? '') === at)
}
