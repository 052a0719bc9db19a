import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { switchSingleKeys } from '#web/lib/keys.ts'
import { ShortcutsDialog } from './shell-keys.tsx'

// As on a Mac, where the name of a key with others is one sign, as those of the single keys are.
vi.hoisted(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))

afterEach(() => {
  cleanup()
  switchSingleKeys(true)
})

test('the list has the letter of each verb, and the keys of a card and of the reminders', async () => {
  render(<ShortcutsDialog open onClose={() => undefined} />)
  await screen.findByText(t.shell('keyRows'))
  const keysOf = (text: string) => screen.getByText(text).nextElementSibling?.textContent
  expect(keysOf(t.stages('keysOfCard'))).toBe(t.shell('spaceKey'))
  expect([t.general('verify'), t.general('reject'), t.papers('received')].map(keysOf)).toEqual(['V', 'X', 'R'])
  expect(keysOf(t.reminders('keysInReminders'))).toBe('WTCMZR')
})

test('the list with single keys off has only what works still', async () => {
  switchSingleKeys(false)
  render(<ShortcutsDialog open onClose={() => undefined} />)
  expect((await screen.findByText(t.shell('keySidebar'))).nextElementSibling?.textContent).toBe('⌘B')
  for (const text of [t.shell('keyClose'), t.shell('keyNotification')]) screen.getByText(text)
  for (const text of [t.papers('markAll'), t.stages('change')]) expect(screen.queryByText(text)).toBeNull()
})
