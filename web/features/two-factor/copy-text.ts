import { messages } from '#contract/messages.ts'
import { toast } from '#web/lib/toast.ts'

/** Copies a text, and says so; a page without https may not write to the clipboard. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', title: done })
  } catch {
    toast({ kind: 'warning', title: messages.twoFactor.copyFailed })
  }
}
