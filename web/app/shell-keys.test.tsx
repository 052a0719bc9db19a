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

test('the list has the keys of the queue, of a card, of a paper and of the reminders', async () => {
  render(<ShortcutsDialog open onClose={() => undefined} />)
  await screen.findByText(t.queue('keysInQueue'))
  const keysOf = (text: string) => screen.getByText(text).nextElementSibling?.textContent
  expect(keysOf(t.stages('keysOfCard'))).toBe('X')
  expect(keysOf(t.papers('keysOfPaper'))).toBe('RDLU')
  expect(keysOf(t.reminders('keysInReminders'))).toBe('WSCMZR')
})

test('the list with single keys off has only what works still', async () => {
  switchSingleKeys(false)
  render(<ShortcutsDialog open onClose={() => undefined} />)
  expect((await screen.findByText(t.shell('keySidebar'))).nextElementSibling?.textContent).toBe('⌘B')
  for (const text of [t.shell('keyClose'), t.shell('keyNotification')]) screen.getByText(text)
  for (const text of [t.papers('markAll'), t.stages('change')]) expect(screen.queryByText(text)).toBeNull()
})
