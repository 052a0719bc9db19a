import { stepUpEndpoints } from '#web/endpoints.generated.ts'
import { call, onProofNeeded } from './api.ts'
import { onSessionEnd } from './session.ts'
import { createStore } from './store.ts'

/** A question for the password or a code; the calls that need the proof wait for its answer. */
export interface ProofRequest {
  by: 'password' | 'code'
  answer: (isProved: boolean) => void
}

/** The question that is on screen, or null. */
export const proofRequest = createStore<ProofRequest | null>(null)

let proof: Promise<boolean> | null = null

/**
 * Asks for the password or a code unless the last proof is fresh; false when the user calls it off. All who ask at one
 * time share one question. Fails with an ApiError when the server cannot tell.
 */
export function ensureProof(): Promise<boolean> {
  proof ??= askIfNeeded().finally(() => {
    proof = null
  })
  return proof
}

async function askIfNeeded(): Promise<boolean> {
  const { isNeeded, by } = await call(stepUpEndpoints.status, {})
  if (!isNeeded) return true
  return new Promise((resolve) => {
    const answer = (isProved: boolean) => {
      proofRequest.set(null)
      resolve(isProved)
    }
    proofRequest.set({ by, answer })
  })
}

onProofNeeded(ensureProof)

// Whoever signs in next is not asked for what the one before wanted to do.
onSessionEnd(() => proofRequest.get()?.answer(false))
