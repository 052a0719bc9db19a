import { messages } from '#contract/messages.ts'
import { support } from '#web/domain/support.ts'
import { richText } from '#web/lib/rich-text.ts'
import { Card } from '#web/ui/card.tsx'

/** Tells the superadmin which customer-care settings are missing; renders nothing if all are set. */
export function SupportRow() {
  const unset = [!support.phone && 'SUPPORT_PHONE', !support.email && 'SUPPORT_EMAIL'].filter(Boolean)
  if (unset.length === 0) return null
  return (
    <Card title={messages.account.supportTitle} description={messages.account.supportDescription}>
      <p className="max-w-prose text-muted">
        {support.phone || support.email
          ? messages.account.supportPartly(support.phone || support.email)
          : messages.account.supportNotSet}{' '}
        {richText(
          messages.account.supportAdvice(
            <strong className="font-medium text-ink">{unset.join(messages.account.listAnd)}</strong>,
          ),
        )}
      </p>
    </Card>
  )
}
