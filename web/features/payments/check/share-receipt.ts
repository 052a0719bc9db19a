import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { whatsAppLink } from '#web/domain/whatsapp.ts'
import { paths } from '#web/paths.ts'

/** Returns the address that opens WhatsApp with a message to the payer that names the receipt and where it is. */
export function shareReceipt({ Amount, Mode, paymentBy }: DecidedPayment, receiptNo: string, office: string): string {
  const link = `${window.location.origin}${paths.client.transactions}`
  return whatsAppLink(
    messages.receipts.whatsAppText(receiptNo, showRupees(Amount), Mode, office, link),
    paymentBy.phoneNo,
  )
}
