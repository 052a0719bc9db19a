import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { NotificationPreference } from '#contract/notifications/notification.ts'
import { t } from '#contract/texts.ts'
import { ChoiceItem } from './preferences-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a choice is not changed again before the last change is shown', async () => {
  const fetch = vi.fn<(address: string, request: RequestInit) => Promise<Response>>()
  fetch.mockReturnValue(new Promise(() => undefined))
  vi.stubGlobal('fetch', fetch)
  const choice: NotificationPreference = { event: 'caseAssigned', inApp: true, mail: 'daily' }
  render(<ChoiceItem choice={choice} />)
  await act(async () => fireEvent.click(screen.getByRole('switch')))
  await act(async () => fireEvent.click(screen.getByRole('combobox')))
  await act(async () => fireEvent.click(screen.getByRole('option', { name: t.notifications('mailNow') })))
  expect(fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([[{ ...choice, inApp: false }]])
})
