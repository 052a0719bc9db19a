import { Copy } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { paths } from '#web/paths.ts'
import type { MissingOption } from '#web/ui/missing-option.ts'

export const signUpLink = (): string => `${window.location.origin}${paths.signUp}`

/** Copies the address at which dealers sign up; where the browser refuses, the toast shows the address. */
export function copySignUpLink(): Promise<void> {
  const link = signUpLink()
  const { signUpLinkCopied, signUpLinkRefused } = messages.client
  return copyText(link, { copied: signUpLinkCopied, refused: signUpLinkRefused, detail: link })
}

/** Dealers sign up themselves, by a link that a superadmin copies: no list of dealers has a form to add one. */
export const missingDealer = (isSuperadmin: boolean): MissingOption =>
  isSuperadmin
    ? {
        emptyText: messages.client.noneYet,
        action: { icon: Copy, label: () => messages.client.copySignUpLink, run: () => void copySignUpLink() },
      }
    : { emptyText: messages.client.noneYet, advice: messages.client.howDealersCome }
