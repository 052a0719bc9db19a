import { errorText, isKnown } from './api-error.ts'
import { toast } from './toast.ts'

/** The red toast of a failed action: what failed, and below it what the server said of it. */
export function toastFailure(title: string, error: unknown): void {
  if (isKnown(error)) return
  const said = errorText(error, title)
  toast({ kind: 'error', title, ...(said === title ? {} : { description: said }) })
}
