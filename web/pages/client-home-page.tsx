import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messages } from '#contract/messages.ts'
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

/** Prefetches the cases while the page's code loads. */
export const loader = () => void queryClient.prefetchQuery(myCases())

/** The home of a client (spec/1 "Client home"). */
export function Page() {
  const name = useUser()?.name ?? ''
  const { data } = useQuery(myCases())
  const { title, text } = overview(data?.data)
  return (
    <>
      <PageHeader
        title={messages.home.clientWelcome(name)}
        documentTitle={messages.menu.home}
        description={messages.home.clientDescription}
      />
      <HomeBanner
        title={title}
        text={text}
        action={
          <Link to={paths.client.cases} className={`${buttonStyle({ size: 'lg' })} max-md:w-full`}>
            {messages.home.goToYourCases}
          </Link>
        }
      />
      <HomeTiles />
      <SupportFooter />
    </>
  )
}

/** The texts of the banner; without an answer it shows an introduction. */
function overview(cases: readonly PayableCase[] | undefined) {
  const unpaid = cases?.filter((payableCase) => isPayable(payableCase.payment)) ?? []
  const waitingCount =
    cases?.filter((payableCase) => paymentTab(payableCase.payment) === 'Under Verification').length ?? 0
  const withChecking = (text: string) =>
    waitingCount > 0 ? `${text} ${messages.home.paymentsChecked(waitingCount)}` : text
  if (unpaid.length > 0) {
    return {
      title: messages.home.casesUnpaid(unpaid.length),
      text: withChecking(
        messages.home.amountUnpaid(showRupees(sumRupees(unpaid.map((payableCase) => payableCase.TotalAmount)))),
      ),
    }
  }
  if (cases && cases.length > 0) return { title: messages.home.nothingUnpaid, text: withChecking(messages.home.allSet) }
  return {
    title: messages.home.introTitle,
    text: messages.home.introText,
  }
}
