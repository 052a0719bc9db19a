import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messages } from '#contract/messages.ts'
import { MAX_CASES_AT_ONCE, showRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab } from '#contract/payments/payment-rules.ts'
import { SupportFooter } from '#web/domain/support-footer.tsx'
import { ownBillsQuery, WaitingBills } from '#web/domain/waiting-bills.tsx'
import { CreditBar } from '#web/features/account/credit-bar.tsx'
import { HomeBanner } from '#web/features/account/home-banner.tsx'
import { HomeTiles } from '#web/features/account/home-tiles.tsx'
import { MyFiles } from '#web/features/payments/pay/my-files.tsx'
import { paymentOf, totalOf } from '#web/features/payments/pay/payable-cases.ts'
import { myCasesQuery, profileQuery } from '#web/features/payments/pay/payable-queries.ts'
import { RejectedPayments } from '#web/features/payments/pay/rejected-payments.tsx'
import { queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Prefetches cases, bills and credit while the page's code loads. */
export const loader = () => {
  void queryClient.prefetchQuery(myCasesQuery())
  void queryClient.prefetchQuery(ownBillsQuery(session.get().user?.id ?? ''))
  void queryClient.prefetchQuery(profileQuery())
}

/** The home of a client (spec/1 "Client home"): what is to be paid, the files, and the credit, around the tiles. */
export function Page() {
  const name = useUser()?.name ?? ''
  const cases = useQuery(myCasesQuery()).data?.data
  const client = useQuery(profileQuery()).data?.data.client
  return (
    <>
      <PageHeader
        title={messages.home.clientWelcome(name)}
        documentTitle={messages.menu.home}
        description={messages.home.clientDescription}
      />
      <WaitingBills />
      <RejectedPayments cases={cases ?? []} className="mb-5" />
      <PayBanner cases={cases} />
      <HomeTiles />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <MyFiles cases={cases ?? []} />
        {client && <CreditBar limit={client.creditLimit} used={client.utilizedCredit} />}
      </div>
      <SupportFooter />
    </>
  )
}

const wideOnPhone = `${buttonStyle({ size: 'lg' })} max-md:flex-1`

/** What is to be paid, and the ways to do so; without an answer it shows an introduction. */
function PayBanner({ cases }: { cases: readonly PayableCase[] | undefined }) {
  const unpaid = cases?.filter((payableCase) => isPayable(payableCase.payment)) ?? []
  const checkedCount = cases?.filter(({ payment }) => paymentTab(payment) === 'Under Verification').length ?? 0
  const withChecking = (text: string) =>
    checkedCount > 0 ? `${text} ${messages.home.paymentsChecked(checkedCount)}` : text
  if (unpaid.length > 0) {
    return (
      <HomeBanner
        title={messages.home.toPay(showRupees(totalOf(unpaid)), unpaid.length)}
        text={withChecking(messages.home.toPayBy)}
        action={
          <div className="flex gap-2">
            {unpaid.length <= MAX_CASES_AT_ONCE && (
              <Link to={paths.client.payment} state={{ ...paymentOf(unpaid) }} className={wideOnPhone}>
                {messages.home.payAll}
              </Link>
            )}
            <Link
              to={paths.client.cases}
              search={{ pay: 1 }}
              aria-label={messages.home.chooseCases}
              className={wideOnPhone}
            >
              {messages.home.choose}
            </Link>
          </div>
        }
      />
    )
  }
  const hasCases = cases !== undefined && cases.length > 0
  return (
    <HomeBanner
      title={hasCases ? messages.home.nothingUnpaid : messages.home.introTitle}
      text={hasCases ? withChecking(messages.home.allSet) : messages.home.introText}
      action={
        <Link to={paths.client.cases} className={`${buttonStyle({ size: 'lg' })} max-md:w-full`}>
          {messages.home.goToYourCases}
        </Link>
      }
    />
  )
}
