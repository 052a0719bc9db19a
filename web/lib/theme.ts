import { createStore } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system'

/** The chosen theme; `system` follows the device. */
export const theme = createStore<Theme>('system')

/** Applies the stored theme; without one the style sheet follows the device. */
export function restoreTheme(): void {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(KEY)
  } catch {
    // If storage is not available, the device's theme applies.
  }
  show(isTheme(stored) ? stored : 'system')
}

export function chooseTheme(chosen: Theme): void {
  show(chosen)
  try {
    localStorage.setItem(KEY, chosen)
  } catch {
    // If storage is not available, the choice lasts as long as the page.
  }
}

function show(chosen: Theme): void {
  theme.set(chosen)
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
