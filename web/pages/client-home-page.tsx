import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showRupees, sumRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab } from '#contract/payments/payment-rules.ts'
import { SupportFooter } from '#web/domain/support-footer.tsx'
import { paymentEndpoints } from '#web/endpoints.generated.ts'
import { HomeBanner } from '#web/features/account/home-banner.tsx'
import { HomeTiles } from '#web/features/account/home-tiles.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

const myCases = () => apiQuery(paymentEndpoints.myCases, {})

/** Asks for the cases while the page is on its way. */
export const loader = () => void queryClient.prefetchQuery(myCases())

/** The home of a client (spec/1 "Client home"). */
export function Page() {
  const name = useUser()?.name ?? ''
  const { data } = useQuery(myCases())
  const { title, text } = overview(data?.data)
  return (
    <>
      <PageHeader title={`Welcome, ${name}`} documentTitle="Home" description="What would you like to do today?" />
      <HomeBanner
        title={title}
        text={text}
        action={
          <Link to={paths.client.cases} className={`${buttonStyle({ size: 'lg' })} max-md:w-full`}>
            Go to your cases
          </Link>
        }
      />
      <HomeTiles />
      <SupportFooter />
    </>
  )
}

/** What the banner says; without an answer it says what the page is for, and nothing is missed. */
function overview(cases: readonly PayableCase[] | undefined) {
  const unpaid = cases?.filter((one) => isPayable(one.payment)) ?? []
  const waiting = cases?.filter((one) => paymentTab(one.payment) === 'Under Verification').length ?? 0
  const checking =
    waiting > 0 ? ` The office is checking the payment of ${waiting === 1 ? '1 case' : `${waiting} cases`}.` : ''
  if (unpaid.length > 0) {
    return {
      title: `${unpaid.length === 1 ? '1 case is' : `${unpaid.length} cases are`} waiting for payment`,
      text: `${showRupees(sumRupees(unpaid.map((one) => one.TotalAmount)))} in all, by cash, UPI or credit.${checking}`,
    }
  }
  if (cases && cases.length > 0) return { title: 'Nothing is waiting for payment', text: `You are all set.${checking}` }
  return {
    title: 'Your vehicle paperwork, in one place',
    text: 'Follow your cases, pay for them, and look up every bill.',
  }
}
