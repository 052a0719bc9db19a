import { Copy, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { copySignUpLink, signUpLink } from '#web/domain/sign-up-link.ts'
import { whatsAppLink } from '#web/domain/whatsapp.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** The ways to the first dealer: it signs up by a link, or the office adds it (`children`). */
export function DealerButtons({ officeName, children }: { officeName: string; children: ReactNode }) {
  const invitation = messages.setUp.invitation(officeName, signUpLink())
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <Button onClick={() => void copySignUpLink()}>
        <Copy aria-hidden="true" />
        {messages.client.copySignUpLink}
      </Button>
      <a href={whatsAppLink(invitation)} target="_blank" rel="noreferrer" className={buttonStyle({})}>
        <MessageCircle aria-hidden="true" />
        {messages.setUp.sendOnWhatsApp}
      </a>
    </div>
  )
}
