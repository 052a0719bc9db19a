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
