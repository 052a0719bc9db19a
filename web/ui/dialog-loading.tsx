import { messages } from '#contract/messages.ts'
import { Spinner } from './spinner.tsx'

/** Shown from the press of a button until the code of its dialog has loaded. */
export function DialogLoading() {
  return (
    <div role="status" className="pointer-events-none fixed inset-0 z-40 grid animate-in place-items-center">
      <span className="grid size-12 place-items-center rounded-full bg-raised shadow-pop">
        <Spinner className="size-5" />
        <span className="sr-only">{messages.session.loading}</span>
      </span>
    </div>
  )
}
