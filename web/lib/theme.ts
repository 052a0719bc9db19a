import { createStore } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system'

/** The chosen colours; `system` follows the device. */
export const theme = createStore<Theme>('system')

/** Shows the stored choice; the style sheet alone serves who has made none. */
export function restoreTheme(): void {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // Storage may be refused; the device's choice holds.
  }
  show(isTheme(stored) ? stored : 'system')
}

/** Chooses the colours and keeps the choice. */
export function chooseTheme(chosen: Theme): void {
  show(chosen)
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // See restoreTheme.
  }
}

function show(chosen: Theme): void {
  theme.set(chosen)
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
