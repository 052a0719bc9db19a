import { messages } from '#contract/messages.ts'
import type { DealerRequest } from '#contract/requests/request.ts'
import { Card } from '#web/ui/card.tsx'
import { RequestItem } from './request-item.tsx'

/** The request that the form below accepts; undefined for one that is no longer open. */
export function AcceptedRequest({ request }: { request: DealerRequest | undefined }) {
  if (!request)
    return (
      <p role="status" className="mb-5 rounded-lg border border-warn-line bg-warn-soft px-4 py-2 text-warn">
        {messages.requests.gone}
      </p>
    )
  const { firmName, services, attachments } = request
  const hints = [
    attachments.length > 0 && messages.requests.filesFollow(attachments.length),
    services.some((code) => code === 'hpt' || code === 'hpa') && messages.requests.financierLeft,
  ]
  return (
    <div className="mb-5">
      <Card flush title={messages.requests.accepting(firmName)} description={hints.filter(Boolean).join(' ')}>
        <ul>
          <RequestItem request={request} isOfStaff />
        </ul>
      </Card>
    </div>
  )
}
