import { messages } from '#contract/messages.ts'
import { Copy } from '#web/icons/index.generated.ts'
import { copyText } from '#web/lib/copy-text.ts'

/** Copies a number that staff type again in the government's portal. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { copy, copied, copyRefused } = messages.cases
  return (
    <button
      type="button"
      aria-label={copy(label)}
      title={copy(label)}
      className="-my-1 ml-0.5 inline-grid size-6 place-items-center rounded-sm align-middle text-faint hover:bg-sunken hover:text-accent-ink print:hidden"
      onClick={() => void copyText(text, { copied: copied(label), refused: copyRefused, detail: text })}
    >
      <Copy className="size-3.5" />
    </button>
  )
}
