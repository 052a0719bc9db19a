import { Suspense } from 'react'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { proofRequest } from '#web/lib/step-up.ts'
import { useStore } from '#web/lib/store.ts'

const StepUpDialog = lazyNamed(async () => (await import('#web/features/identity/step-up-dialog.tsx')).StepUpDialog)

/** Renders the step-up dialog over the current page or dialog. */
export function StepUpArea() {
  const request = useStore(proofRequest)
  return <Suspense fallback={null}>{request && <StepUpDialog {...request} />}</Suspense>
}
