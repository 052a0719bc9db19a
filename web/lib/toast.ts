import { useEffect, useState } from 'react'
import { writeClipboard } from './browser.ts'
import { errorDetail, errorText, isAbort, isAlreadyReported } from './errors.ts'
import { createStore } from './store.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  title: string
  description?: string | undefined
  kind: ToastKind
  /** Undoes the action that the toast reports; such a toast stays longer. */
  undo?: (() => void) | undefined
}

/** The duration of a toast in ms. */
export const TOAST_MS = 3000

/** The duration of a toast with "Undo", in ms: reading and reaching it takes time (WCAG 2.2.1). */
export const UNDO_MS = 10_000

/** The visible toast, or null: at most one at a time. */
export const currentToast = createStore<Toast | null>(null)

let lastId = 0

/** Shows a toast and replaces the previous one; callable from anywhere. */
export function toast(nextToast: Omit<Toast, 'id' | 'kind'> & { kind?: ToastKind }): void {
  lastId += 1
  currentToast.set({ kind: 'info', ...nextToast, id: lastId })
}

/**
 * Shows a toast for an empty list, but never replaces another toast: that the last payment was verified, or why the user
 * was led to this list, matters more.
 */
export function infoToast(title: string): void {
  if (!currentToast.get()) toast({ kind: 'info', title })
}

/** Removes a toast, unless it was replaced already. */
export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null)
}

/** Shows a toast for an empty list each time `when` becomes true. */
export function useInfoToast(when: boolean, title: string): void {
  useEffect(() => {
    if (when) infoToast(title)
  }, [when, title])
}

interface CopyToasts {
  /** The title after success. */
  copied: string
  /** The title and the detail where the browser refuses, as it does without https. */
  refused: string
  detail?: string
}

export async function copyText(text: string, { copied, refused, detail }: CopyToasts): Promise<void> {
  try {
    await writeClipboard(text)
    toast({ kind: 'success', title: copied })
  } catch {
    toast({ kind: 'warning', title: refused, ...(detail && { description: detail }) })
  }
}

/** Shows the red toast of a failed action: the title, and below it the failure's text or `fallbackText` of the call. */
export function toastFailure(title: string, error: unknown, fallbackText?: string): void {
  if (isAlreadyReported(error)) return
  toast({
    kind: 'error',
    title,
    description: fallbackText ? errorText(error, fallbackText) : errorDetail(error, title),
  })
}

/** The number of running tasks that show the full-screen overlay. */
export const loadingCount = createStore(0)

/** Shows the full-screen loading overlay until `work` is done, and a toast with this title where it fails. */
export async function withLoading(failureTitle: string, work: () => Promise<unknown>): Promise<void> {
  loadingCount.set(loadingCount.get() + 1)
  try {
    await work()
  } catch (error) {
    toastFailure(failureTitle, error)
  } finally {
    loadingCount.set(loadingCount.get() - 1)
  }
}

/** Runs what a button starts, and shows a failure: `const [isRunning, run] = useTask(title)`. */
export function useTask(failureTitle: string) {
  const [isRunning, setRunning] = useState(false)
  const run = async (task: () => Promise<unknown>) => {
    setRunning(true)
    try {
      await task()
    } catch (error) {
      // What a person has broken off is no failure.
      if (!isAbort(error)) toastFailure(failureTitle, error)
    } finally {
      setRunning(false)
    }
  }
  return [isRunning, run] as const
}
