import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { switchSingleKeys } from '#web/lib/single-keys.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

test('the list with single keys off has only what works still', async () => {
  switchSingleKeys(false)
  render(<ShortcutsDialog open onClose={() => undefined} />)
  await screen.findByText(messages.shell.keySidebar)
  for (const text of [messages.shell.keyClose, messages.shell.keyNotification]) screen.getByText(text)
  for (const text of [messages.papers.markAll, messages.stages.change]) expect(screen.queryByText(text)).toBeNull()
})
