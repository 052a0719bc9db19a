import { messages } from '#contract/messages.ts'
import { toast } from '#web/lib/toast.ts'

/** Copies a text and shows a toast; the clipboard is not available without https. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', title: done })
  } catch {
    toast({ kind: 'warning', title: messages.twoFactor.copyFailed })
  }
}
