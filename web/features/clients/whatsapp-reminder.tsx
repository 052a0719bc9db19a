import { MessageCircle } from 'lucide-react'
import { whatsAppLink } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { wideRowLabel } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

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
