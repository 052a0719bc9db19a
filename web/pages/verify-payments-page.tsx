import { messages } from '#contract/messages.ts'
import { DecidedList } from '#web/features/payments/check/decided-list.tsx'
import { DECIDED, paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { PendingList } from '#web/features/payments/check/pending-list.tsx'
import { usePageSearch } from '#web/lib/current-page.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const TO_CHECK = 'pending'

/** Verify Payments: the payments that wait for a decision of the superadmin (spec/2 screen 17), and those decided. */
export function Page() {
  const [{ tab }, setSearch] = usePageSearch(paymentSearch)
  return (
    <>
      <PageHeader title={messages.payments.verifyTitle} description={messages.payments.verifyDescription} />
      <Tabs
        label={messages.payments.verifyTitle}
        value={tab ?? TO_CHECK}
        onValueChange={(next) => setSearch({ tab: next === DECIDED ? DECIDED : undefined }, { replace: true })}
        tabs={[
          { value: TO_CHECK, label: messages.payments.toCheckTab, content: <PendingList /> },
          { value: DECIDED, label: messages.payments.decidedTab, content: <DecidedList /> },
        ]}
      />
    </>
  )
}
