import { readLocal, writeLocal } from './session.ts'

const KEY = 'single-keys'

/**
 * Whether keys without Ctrl, Alt or Cmd act on this device (WCAG 2.1.4): dictation software sends letters that nobody
 * has pressed. Read at each use, since another tab may have changed it.
 */
export const areSingleKeysOn = (): boolean => readLocal(KEY) !== 'off'

export const switchSingleKeys = (on: boolean): void => writeLocal(KEY, on ? null : 'off')

/** Returns keys for `aria-keyshortcuts`; undefined while single keys are off. */
export const singleKey = (...keys: readonly string[]): string | undefined =>
  areSingleKeysOn() ? keys.join(' ') : undefined
