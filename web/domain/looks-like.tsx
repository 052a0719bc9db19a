import { TriangleAlert } from 'lucide-react'
import { messages } from '#contract/messages.ts'

/** Beside the name of a firm: whose it can be taken for. Nothing for most. */
export function LooksLike({ name }: { name: string | undefined }) {
  if (name === undefined) return null
  return (
    <span className="mt-0.5 flex items-center gap-1.5 font-normal text-sm text-warn">
      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
      {messages.client.looksLike(name)}
    </span>
  )
}
