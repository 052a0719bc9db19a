import { TriangleAlert } from 'lucide-react'
import { messages } from '#contract/messages.ts'

/** A warning that a client's firm name is similar to another client's; renders nothing for most clients. */
export function LooksLike({ name }: { name: string | undefined }) {
  if (name === undefined) return null
  return (
    <span className="mt-0.5 flex items-center gap-1.5 font-normal text-sm text-warn">
      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
      {messages.client.looksLike(name)}
    </span>
  )
}
