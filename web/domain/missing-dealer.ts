import { Copy } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import type { MissingOption } from '#web/ui/missing-option.ts'
import { copySignUpLink } from './sign-up-link.ts'

/** What a list of dealers says that lacks one: dealers sign up themselves, by a link that a superadmin copies. */
export const missingDealer = (isSuperadmin: boolean): MissingOption =>
  isSuperadmin
    ? {
        emptyText: messages.client.noneYet,
        action: { icon: Copy, label: () => messages.client.copySignUpLink, run: () => void copySignUpLink() },
      }
    : { emptyText: messages.client.noneYet, advice: messages.client.howDealersCome }
