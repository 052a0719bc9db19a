import { messages } from '#contract/messages.ts'
import { ArrowLeft } from '#web/icons/index.generated.ts'
import { useGoBack } from '#web/lib/go-back.ts'
import { Button } from './button.tsx'

export function BackButton({ fallback, label = messages.ui.back }: { fallback: string; label?: string }) {
  const back = useGoBack(fallback)
  return (
    <Button variant="ghost" size="sm" className="-ml-2.5" onClick={back}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Button>
  )
}
