import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { readLocal, session, startSession, writeLocal } from '#web/lib/session.ts'
import { LogoutDialog } from './user-block.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test("nobody waits for the browser's vendor to forget a device that shows news", async () => {
  const user = { id: 'u1', name: 'Ravi', email: 'r@example.com', role: 'employee' } as SessionUser
  startSession(user, 'token')
  writeLocal('push-user', user.id)
  // A browser with web push, whose network swallows all but the logout.
  const never = () => new Promise<never>(() => {})
  const unsubscribe = vi.fn(never)
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) }
  vi.stubEnv('PROD', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', class {})
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/auth/logout')
      ? Promise.resolve(new Response(JSON.stringify({ success: true, message: '', data: null })))
      : never(),
  )
  render(<LogoutDialog open onClose={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: t.session('logout') }))
  await waitFor(() => expect(session.get().token).toBeNull())
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled())
  expect([readLocal('push-user'), readLocal('tokensToRevoke')]).toEqual([null, null])
})
