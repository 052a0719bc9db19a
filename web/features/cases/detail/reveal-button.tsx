import { Eye, EyeOff } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'

/** "Show Aadhaar", or "Hide Aadhaar" while the numbers are shown. */
export function RevealButton({ isShown, onAsk, onHide }: { isShown: boolean; onAsk: () => void; onHide: () => void }) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <Button variant="ghost" size="sm" className="-my-1 -mr-2" onClick={isShown ? onHide : onAsk}>
      <Icon aria-hidden="true" />
      {isShown ? messages.cases.hideAadhaar : messages.cases.showAadhaar}
    </Button>
  )
}
