import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { t } from '#contract/texts.ts'
import { currentToast } from '#web/lib/toast.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

const device = vi.hoisted(() => ({ answerByPasskey: vi.fn() }))
vi.mock('#web/features/passkeys/browser-passkey.ts', () => device)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
afterEach(() => {
  cleanup()
  currentToast.set(null)
})

async function open() {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address.replace('/api/v1', ''))
    return Response.json({ success: true, message: '', data: {} })
  })
  const answer = vi.fn()
  render(<StepUpDialog by="password" hasPasskey answer={answer} />)
  const button = await screen.findByRole('button', { name: t.passkeys('use') })
  const press = () => act(async () => button.click())
  return { calls, answer, press }
}

test('a second press asks for no second passkey', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  device.answerByPasskey.mockReturnValue(promise)
  const { calls, answer, press } = await open()
  await press()
  await press()
  expect(device.answerByPasskey).toHaveBeenCalledOnce()
  await act(async () => resolve({ id: 'passkey' }))
  await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true))
  expect(calls).toHaveLength(2)
})

test('a question for a passkey that fails says so', async () => {
  device.answerByPasskey.mockImplementation(() => {
    throw new Error('broken')
  })
  const { answer, press } = await open()
  await press()
  await waitFor(() => expect(currentToast.get()).toMatchObject({ kind: 'error', title: t.stepUp('failed') }))
  expect(answer).not.toHaveBeenCalled()
})
