import { Copy, MessageCircle } from 'lucide-react'
import { whatsAppLink } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { brand } from '#web/features/office/office.ts'
import { paths } from '#web/lib/paths.ts'
import { copyText } from '#web/lib/toast.ts'
import { wideRowLabel } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import type { MissingOption } from '#web/ui/listbox.tsx'

const signUpLink = (): string => `${window.location.origin}${paths.signUp}`

/** Copies the address at which dealers sign up; where the browser refuses, the toast shows the address. */
export function copySignUpLink(): Promise<void> {
  const link = signUpLink()
  return copyText(link, { copied: t.client('signUpLinkCopied'), refused: t.client('signUpLinkRefused'), detail: link })
}

/** The message in which an office invites a dealer to sign up. */
export const invitationOf = (office: string): string => t.setUp('invitation', { office, link: signUpLink() })

/** Dealers sign up themselves, by a link that a superadmin copies: no list of dealers has a form to add one. */
export const missingDealer = (isSuperadmin: boolean): MissingOption =>
  isSuperadmin
    ? {
        emptyText: t.client('noneYet'),
        action: { icon: Copy, label: () => t.client('copySignUpLink'), run: () => void copySignUpLink() },
        message: invitationOf(brand.name || t.general('productName')),
      }
    : { emptyText: t.client('noneYet'), advice: t.client('howDealersCome') }

/** Opens WhatsApp with the server's text to a dealer; nothing without one. */
export function WhatsAppReminder({
  row,
}: {
  row: { firmName: string; mobileNo: string; reminderText: string | null }
}) {
  const { firmName, mobileNo, reminderText } = row
  if (reminderText === null) return null
  return (
    <a
      href={whatsAppLink(reminderText, mobileNo)}
      target="_blank"
      rel="noreferrer"
      title={t.dues('whatsApp')}
      aria-label={t.dues('whatsAppTo', { firmName })}
      className={buttonStyle({ size: 'sm', variant: 'ghost' })}
    >
      <MessageCircle />
      <span className={wideRowLabel}>{t.dues('whatsApp')}</span>
    </a>
  )
}
