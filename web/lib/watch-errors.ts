import type { BrowserError } from '#contract/browser-errors/browser-error.ts'

type ErrorKind = BrowserError['kind']

/** Maximum errors that a page reports until it is loaded again. */
const MOST = 3
let left = MOST

/** Reports errors that nobody handled to the office's log, a few for each page. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportAppError('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportAppError('rejection', reason))
}

/** Reports one error; loads what that needs only now. */
export function reportAppError(kind: ErrorKind, error: unknown): void {
  if (!(error instanceof Error) || left === 0) return
  left -= 1
  void import('#web/lib/send-error.ts').then(
    ({ sendError }) => sendError(kind, error),
    () => undefined, // without a connection nothing can be reported
  )
}
