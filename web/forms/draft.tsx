import { clsx } from 'clsx'
import { RotateCcw } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { t } from '#contract/texts.ts'
import { deviceTexts, type TextStore, tabTexts } from '#web/lib/browser.ts'
import type { ClientEndpoint } from '#web/lib/client-endpoint.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { DRAFT_PREFIX } from '#web/lib/logout.ts'
import type { IdempotencyKey } from '#web/lib/request-headers.ts'
import { useUser } from '#web/lib/session.ts'
import { type ApiMutation, type ApiMutationOptions, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'

export interface Draft {
  restored: boolean
  /** Deletes the draft; the form calls it after success. */
  clear: () => void
  /** Deletes the draft and empties the form. */
  discard: () => void
}

const PAUSE_MS = 250

interface DraftOptions {
  /** The input must not outlive the tab. */
  tabOnly?: boolean
  /** Also stores the initial values: the request or case that filled the form may be gone when the draft is restored. */
  whole?: boolean
}

/**
 * Stores the input per user and form, so that a reload or an expired session loses nothing. An empty `key` stores nothing.
 * Only what differs from the values that the form began with is stored, unless `whole`: the rest follows the server.
 */
export function useDraft<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  key: string,
  { tabOnly = false, whole = false }: DraftOptions = {},
): Draft {
  const userId = useUser()?.id ?? 'visitor'
  const storageKey = key ? draftKey(userId, key) : ''
  const [restored, setRestored] = useState(false)
  const timer = useRef<number | undefined>(undefined)
  const keyBefore = useRef(storageKey)

  // Before the first paint, so that the empty form does not flash.
  useLayoutEffect(() => {
    const stored = storageKey ? readDraft(storageKey) : null
    if (!stored) return
    const defaults = form.formState.defaultValues as Values
    form.reset(mergeOver(defaults, stored) as DefaultValues<Input>, { keepDefaultValues: true })
    setRestored(true)
  }, [form, storageKey])
  // Fields beside this hook, and those of a component around it, listen only after the effect above.
  useLayoutEffect(() => {
    if (!restored) return
    form.reset(form.getValues() as DefaultValues<Input>, { keepDefaultValues: true })
    // Nobody has typed yet.
    window.clearTimeout(timer.current)
    timer.current = undefined
  }, [form, restored])

  useEffect(() => {
    if (!storageKey) return
    const save = () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      const values = form.getValues() as Values
      const defaults = form.formState.defaultValues as Values
      const changes = changesOf(values, defaults)
      const isChanged = Object.keys(changes).length > 0
      writeDraft(storageKey, whole && isChanged ? values : changes, { tabOnly })
    }
    const saveSoon = () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(save, PAUSE_MS)
    }
    const flush = () => timer.current !== undefined && save()
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon })
    // Input that a form keeps under another key, as after a merge, is a draft without a further letter.
    if (keyBefore.current !== storageKey) saveSoon()
    keyBefore.current = storageKey
    window.addEventListener('pagehide', flush)
    return () => {
      stop()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [form, storageKey, tabOnly, whole])

  return useMemo(() => {
    const clear = () => {
      window.clearTimeout(timer.current)
      timer.current = undefined
      if (storageKey) removeDraft(storageKey)
      setRestored(false)
    }
    const discard = () => {
      form.reset()
      clear()
    }
    return { restored, clear, discard }
  }, [restored, storageKey, form])
}

/** What is typed into a dialog or a card of settings, for the tab only; a `name` of null stores nothing. */
export const useTabDraft = <Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  name: string | null,
): Draft => useDraft(form, name === null ? '' : `dialog-${name}`, { tabOnly: true })

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const changesOf = (values: Values, defaults: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, defaults[name])))

/** Merges stored values over the defaults; fields that were added since then keep their defaults. */
function mergeOver(defaults: Values, stored: Values): Values {
  const joined = structuredClone(defaults)
  for (const [key, value] of Object.entries(stored)) {
    const base = joined[key]
    joined[key] = isGroup(base) && isGroup(value) ? mergeOver(base, value) : value
  }
  return joined
}

/*
 * The storage of unsent input. Each draft is stored for its tab; those without secrets and personal data may outlive it.
 */

export type Values = Record<string, unknown>

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const draftKey = (userId: string, key: string) => `${DRAFT_PREFIX}${userId}:${key}`

export function draftNames(userId: string): string[] {
  const prefix = draftKey(userId, '')
  const keys = [deviceTexts, tabTexts].flatMap((texts) => texts.keys())
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** The tab's own draft, which a draft of another tab does not replace; without one, the last that outlived its tab. */
export const readDraft = (key: string): Values | null => read(tabTexts, key) ?? read(deviceTexts, key)

export function writeDraft(key: string, values: Values, { tabOnly }: { tabOnly: boolean }): void {
  // Other values of an earlier draft are no longer in the form.
  removeDraft(key)
  if (Object.keys(values).length === 0) return
  tabTexts.write(key, JSON.stringify(values))
  if (!tabOnly) deviceTexts.write(key, JSON.stringify(values))
}

export function removeDraft(key: string): void {
  deviceTexts.write(key, null)
  tabTexts.write(key, null)
}

/** Moves a draft to another key, whose draft it replaces. */
export function moveDraft(from: string, to: string): void {
  for (const texts of [deviceTexts, tabTexts]) {
    const stored = texts.read(from)
    if (stored !== null) texts.write(to, stored)
  }
  removeDraft(from)
}

function read(texts: TextStore, key: string): Values | null {
  try {
    const value: unknown = JSON.parse(texts.read(key) ?? 'null')
    return isGroup(value) ? value : null
  } catch {
    return null
  }
}

interface DiscardDraftProps {
  draft: Draft
  text?: string
  label?: string
  className?: string
  onDiscard?: () => void
}

/** Shows that input from before a reload was restored, and offers to discard it. */
export function DiscardDraft({
  draft,
  text = t.reminderSettings('restored'),
  label = t.reminderSettings('discard'),
  className = '',
  onDiscard,
}: DiscardDraftProps) {
  if (!draft.restored) return null
  return (
    <p
      className={clsx(
        className,
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-info-line bg-info-soft px-4 py-2 text-info',
      )}
    >
      {text}
      <Button
        icon={RotateCcw}
        size="sm"
        onClick={() => {
          preventFocusLoss()
          draft.discard()
          onDiscard?.()
        }}
      >
        {label}
      </Button>
    </p>
  )
}

/**
 * Saves a form and then shows the values that `save` returns, as they are stored, without a draft. What is typed while
 * the save is pending belongs to the next one: then the input stays as it is, with its draft.
 */
export async function saveForm<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  save: () => Promise<Input>,
  draft?: Draft,
): Promise<void> {
  const sent = JSON.stringify(form.getValues())
  const saved = await save()
  if (JSON.stringify(form.getValues()) !== sent) return
  form.reset(saved)
  draft?.clear()
}

/** The key of a call that is sent again after a lost answer; another body is another thing, and forgets none before. */
export const useSubmitKey = ({ path }: Pick<ClientEndpoint, 'path'>): IdempotencyKey => ({
  storageKey: draftKey(useUser()?.id ?? '', `key-of-${path}`),
  perBody: true,
})

/** `useApiMutation` for an endpoint with an Idempotency-Key: what creates something creates it once. */
export const useKeyedMutation = <E extends ClientEndpoint>(
  endpoint: E,
  options: ApiMutationOptions<E> = {},
): ApiMutation<E> => useApiMutation(endpoint, { submitKey: useSubmitKey(endpoint), ...options })
