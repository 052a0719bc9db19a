import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useUser } from '#web/lib/session.ts'
import { draftKey, isGroup, readDraft, removeDraft, type Values, writeDraft } from './draft-storage.ts'

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
