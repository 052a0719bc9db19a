import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { unnamedOffice } from '#contract/office/office.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { officeProfile } from '#web/domain/office.ts'
import { whatsAppLink } from '#web/domain/whatsapp.ts'
import { MessageCircle } from '#web/icons/index.generated.ts'
import { paths } from '#web/paths.ts'
import { wideRowLabel } from '#web/table/row-action.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** Opens WhatsApp with a message to the payer that names the receipt and where it is; nothing without a receipt. */
export function ShareReceipt({ payment }: { payment: DecidedPayment }) {
  const { name: office } = useQuery(officeProfile()).data?.data ?? unnamedOffice
  const { receiptNo, Amount, Mode, paymentBy } = payment
  if (receiptNo === null) return null
  const link = `${window.location.origin}${paths.client.transactions}`
  const text = messages.receipts.whatsAppText(receiptNo, showRupees(Amount), Mode, office, link)
  return (
    <a
      href={whatsAppLink(text, paymentBy.phoneNo)}
      target="_blank"
      rel="noreferrer"
      title={messages.receipts.whatsApp}
      aria-label={messages.receipts.whatsAppTo(paymentBy.name)}
      className={buttonStyle({ size: 'sm', variant: 'ghost' })}
    >
      <MessageCircle aria-hidden="true" />
      <span className={wideRowLabel}>{messages.receipts.whatsApp}</span>
    </a>
  )
}
