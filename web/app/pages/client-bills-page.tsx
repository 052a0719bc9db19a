import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { t } from '#contract/texts.ts'
import type { BillSearch } from '#web/features/bills/bill-search.ts'
import { ClientBills, prefetchBills } from '#web/features/bills/client-bills.tsx'
import { profileQuery } from '#web/features/clients/own-profile.ts'
import { BillPayCard } from '#web/features/payments/pay/pay-card.tsx'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

export const loader = ({ search }: PageLocation<BillSearch>) => {
  const id = session.get().user?.id
  if (!id) return
  prefetchBills(id, search)
  void queryClient.prefetchQuery(profileQuery())
}

/** A client's monthly bills: select one, see its cases and payments, and pay it. */
export function Page() {
  const client = useQuery(profileQuery()).data?.data.client
  return (
    <>
      <PageHeader title={t.bills('title')} description={t.bills('description')} />
      <ClientBills
        id={useUser()?.id ?? ''}
        client={client}
        pay={(bill, row) => (
          <BillPayCard key={bill.billId} billId={bill.billId} month={showBillMonth(row)} total={bill.totalAmount} />
        )}
        empty={{
          detail: t.bills('emptyForClient'),
          action: (
            <Link to={paths.client.cases} className={buttonStyle()}>
              {t.payments('yourCases')}
            </Link>
          ),
        }}
      />
    </>
  )
}
