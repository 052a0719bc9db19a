import { readLocal, writeLocal } from './session.ts'
import { createStore } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system'

/** The chosen theme; `system` follows the device. */
export const theme = createStore<Theme>('system')

/** Applies the stored theme; without one the style sheet follows the device. */
export function restoreTheme(): void {
  const stored = readLocal(KEY)
  show(isTheme(stored) ? stored : 'system')
}

export function chooseTheme(chosen: Theme): void {
  show(chosen)
  writeLocal(KEY, chosen)
}

function show(chosen: Theme): void {
  theme.set(chosen)
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}
