import { useQuery } from '@tanstack/react-query'
import { Copy, Smartphone } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { upiLink } from '#contract/payments/payment-rules.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface UpiPanelProps {
  rupees: number
  /** The transaction reference of the payment. */
  reference: string
  note?: string
}

/** The instructions to pay by UPI: a QR code, the id to copy, and on a phone links to UPI apps. */
export function UpiPanel(props: UpiPanelProps) {
  const query = useQuery(apiQuery(referenceEndpoints.getUpi, {}))
  return (
    <QueryView
      query={query}
      errorTitle={messages.upi.fetchFailed}
      inlineError
      skeleton={<Skeleton className="size-45 rounded-md" />}
    >
      {({ data: { upi } }) => <UpiMethods {...props} upi={upi} />}
    </QueryView>
  )
}

function UpiMethods({ upi, rupees, reference, note = messages.upi.note }: UpiPanelProps & { upi: string }) {
  if (!upi) return <p className="rounded-md bg-warn-soft px-3.5 py-3 text-warn">{messages.upi.notSet}</p>
  const link = upiLink({ upi, payee: messages.general.productName, rupees, note, reference })
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="rounded-lg border bg-white p-1.5">
        <QrCode text={link} label={messages.payments.upiCodeLabel(showRupees(rupees), upi)} />
      </div>
      <div className="min-w-52 flex-1">
        <p className="text-muted text-sm">{messages.payments.scanThenUpload}</p>
        <p className="mt-3 text-faint text-sm">{messages.payments.upiId}</p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="break-all font-medium">{upi}</span>
          <Button
            variant="ghost"
            size="sm"
            className="-mx-2.5"
            aria-label={messages.payments.copyUpiId}
            onClick={() => void copy(upi)}
          >
            <Copy aria-hidden="true" />
            {messages.general.copy}
          </Button>
        </p>
        <p className="mt-3 hidden max-md:block pointer-coarse:block">
          <a href={link} className={buttonStyle({})}>
            <Smartphone aria-hidden="true" />
            {messages.payments.openUpiApp}
          </a>
        </p>
      </div>
    </div>
  )
}

async function copy(upi: string) {
  try {
    await navigator.clipboard.writeText(upi)
    toast({ kind: 'success', title: messages.payments.upiIdCopied })
  } catch {
    // The clipboard is not available without https.
    toast({
      kind: 'warning',
      title: messages.payments.copyFailed,
      description: messages.payments.copyByHand(upi),
    })
  }
}
