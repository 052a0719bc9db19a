import { ArrowLeft } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { useGoBack } from '#web/lib/go-back.ts'
import { Button } from './button.tsx'

/** Goes back one page, or to `fallback` where there is none to go back to. */
export function BackButton({ fallback, label = messages.ui.back }: { fallback: string; label?: string }) {
  const back = useGoBack(fallback)
  return (
    <Button variant="ghost" size="sm" className="-ml-2.5" onClick={back}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Button>
  )
}
