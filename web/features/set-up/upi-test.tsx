import { messages } from '#contract/messages.ts'
import { upiLink } from '#contract/payments/payment-rules.ts'
import { QrCode } from '#web/ui/qr-code.tsx'

/** A QR code that pays ₹1, to try a UPI id before a dealer uses it. */
export function UpiTest({ upi, payee }: { upi: string; payee: string }) {
  const link = upiLink({ upi, payee, rupees: 1, note: messages.setUp.testUpiNote, reference: 'TEST' })
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="rounded-lg border bg-white p-1.5">
        <QrCode text={link} size={120} label={messages.setUp.testUpiLabel(upi)} />
      </div>
      <p className="max-w-80 text-muted text-sm">{messages.setUp.testUpi}</p>
    </div>
  )
}
