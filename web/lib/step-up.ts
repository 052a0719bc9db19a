import { stepUpEndpoints } from '#web/endpoints.generated.ts'
import { call, onProofNeeded } from './api.ts'
import { onSessionEnd } from './session.ts'
import { createStore } from './store.ts'

/** A pending step-up; the calls that require it wait for `answer`. */
export interface ProofRequest {
  by: 'password' | 'code'
  hasPasskey: boolean | undefined
  answer: (isProved: boolean) => void
}

export const proofRequest = createStore<ProofRequest | null>(null)

let proof: Promise<boolean> | null = null

/**
 * Performs a step-up unless the last proof is still valid; returns false if the user cancels. Concurrent callers share
 * one dialog. Throws an ApiError if the server does not answer.
 */
export function ensureProof(): Promise<boolean> {
  proof ??= askIfNeeded().finally(() => {
    proof = null
  })
  return proof
}

async function askIfNeeded(): Promise<boolean> {
  const { isNeeded, by, hasPasskey } = await call(stepUpEndpoints.status, {})
  if (!isNeeded) return true
  return new Promise((resolve) => {
    const answer = (isProved: boolean) => {
      proofRequest.set(null)
      resolve(isProved)
    }
    proofRequest.set({ by, hasPasskey, answer })
  })
}

onProofNeeded(ensureProof)

// A pending step-up must not pass to the next user.
onSessionEnd(() => proofRequest.get()?.answer(false))
