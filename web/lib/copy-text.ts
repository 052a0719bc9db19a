import { writeClipboard } from './browser.ts'
import { toast } from './toast.ts'

interface CopyToasts {
  /** The title after success. */
  copied: string
  /** The title and the detail where the browser refuses, as it does without https. */
  refused: string
  detail?: string
}

export async function copyText(text: string, { copied, refused, detail }: CopyToasts): Promise<void> {
  try {
    await writeClipboard(text)
    toast({ kind: 'success', title: copied })
  } catch {
    toast({ kind: 'warning', title: refused, ...(detail && { description: detail }) })
  }
}
