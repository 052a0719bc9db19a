import { Copy } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { copyText } from '#web/lib/toast.ts'
import type { MissingOption } from '#web/ui/listbox.tsx'

export const signUpLink = (): string => `${window.location.origin}${paths.signUp}`

/** Copies the address at which dealers sign up; where the browser refuses, the toast shows the address. */
export function copySignUpLink(): Promise<void> {
  const link = signUpLink()
  return copyText(link, { copied: t.client('signUpLinkCopied'), refused: t.client('signUpLinkRefused'), detail: link })
}

/** Dealers sign up themselves, by a link that a superadmin copies: no list of dealers has a form to add one. */
export const missingDealer = (isSuperadmin: boolean): MissingOption =>
  isSuperadmin
    ? {
        emptyText: t.client('noneYet'),
        action: { icon: Copy, label: () => t.client('copySignUpLink'), run: () => void copySignUpLink() },
      }
    : { emptyText: t.client('noneYet'), advice: t.client('howDealersCome') }
