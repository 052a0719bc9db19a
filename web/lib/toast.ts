import { createStore } from './store.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  title: string
  description?: string | undefined
  kind: ToastKind
}

/** How long a toast stays (spec/1 point 9). */
export const TOAST_MS = 3000

/** The one toast that is visible, or null: at most one at a time (spec/1 point 4). */
export const currentToast = createStore<Toast | null>(null)

let lastId = 0

/** Shows a toast in place of the one before it; callable from anywhere. */
export function toast(shown: Omit<Toast, 'id' | 'kind'> & { kind?: ToastKind }): void {
  lastId += 1
  currentToast.set({ kind: 'info', ...shown, id: lastId })
}

/** Takes a toast away, unless another has taken its place already. */
export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null)
}
