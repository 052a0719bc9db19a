import { stepUpEndpoints } from '#web/endpoints.generated.ts'
import { call, onStepUpNeeded } from './api.ts'
import { invalidate } from './query.ts'
import { forgetPress } from './request-headers.ts'
import { onSessionEnd } from './session.ts'
import { createStore } from './store.ts'

/** A pending step-up; the calls that require it wait for `answer`. */
export interface StepUpRequest {
  by: 'password' | 'code'
  hasPasskey: boolean | undefined
  answer: (isDone: boolean) => void
}

export const stepUpRequest = createStore<StepUpRequest | null>(null)

let running: Promise<boolean> | null = null

/**
 * Performs a step-up unless the last one is still valid; returns false if the user cancels. Concurrent callers share
 * one dialog. Throws an ApiError if the server does not answer.
 */
export function ensureStepUp(): Promise<boolean> {
  running ??= askIfNeeded().finally(() => {
    running = null
  })
  return running
}

async function askIfNeeded(): Promise<boolean> {
  const { isNeeded, by, hasPasskey } = await call(stepUpEndpoints.status, {})
  if (!isNeeded) return true
  return new Promise((resolve) => {
    const answer = (isDone: boolean) => {
      stepUpRequest.set(null)
      resolve(isDone)
      // What a session past its time without use was refused, or got in part.
      if (isDone) void invalidate({ below: '/' })
      // What the page reads next must not ask again by itself.
      else forgetPress()
    }
    stepUpRequest.set({ by, hasPasskey, answer })
  })
}

onStepUpNeeded(ensureStepUp)

// A pending step-up must not pass to the next user.
onSessionEnd(() => stepUpRequest.get()?.answer(false))
