import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowRight, FileStack, type LucideIcon, ReceiptIndianRupee, ScrollText, UserRound } from 'lucide-react'
import { MAX_CASES_AT_ONCE, showRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, paymentTab } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { profileQuery, useMayPay } from '#web/features/clients/own-profile.ts'
import { SupportFooter } from '#web/features/office/office-notices.tsx'
import { MyFiles, useHomeFilesInView, WaitingFiles } from '#web/features/payments/pay/my-files.tsx'
import { myCasesQuery, paymentOf, totalOf } from '#web/features/payments/pay/payable-cases.ts'
import { RejectedPayments } from '#web/features/payments/pay/rejected-payments.tsx'
import { CreditBanner, ownBillsQuery, useAwaitsBills, WaitingBills } from '#web/features/payments/waiting-bills.tsx'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { session, useUser } from '#web/lib/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { QueryView, useHold } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const loader = () => {
  void queryClient.prefetchQuery(myCasesQuery())
  void queryClient.prefetchQuery(ownBillsQuery(session.get().user?.id ?? ''))
  void queryClient.prefetchQuery(profileQuery())
}

/** The home of a client: what waits for the client, what is to be paid, the other files, and the credit, around the tiles. */
export function Page() {
  const name = useUser()?.name ?? ''
  const ownCases = useQuery(myCasesQuery())
  const { data: { data: profile } = {}, isPending: awaitsProfile } = useQuery(profileQuery())
  const awaitsBills = useAwaitsBills()
  const cases = ownCases.data?.data
  useHomeFilesInView(cases ?? [])
  const isWaiting = useHold(ownCases.isPending || awaitsProfile || awaitsBills)
  const client = profile?.client
  return (
    <>
      <PageHeader
        title={t.home('clientWelcome', { name })}
        documentTitle={t.menu('home')}
        description={t.home('clientDescription')}
      />
      {isWaiting ? (
        <Skeleton className="h-96 w-full rounded-lg" />
      ) : (
        <>
          <WaitingFiles cases={cases ?? []} />
          <WaitingBills />
          <CreditBanner />
          <RejectedPayments cases={cases ?? []} className="mb-5" />
          <PayBanner cases={cases} />
          <HomeTiles />
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <QueryView
              query={ownCases}
              errorTitle={t.cases('fetchFailed')}
              frame={(error) => <Card>{error}</Card>}
              skeleton={null}
            >
              {({ data }) => <MyFiles cases={data} />}
            </QueryView>
            {client && <CreditBar limit={client.creditLimit} used={client.utilizedCredit} />}
          </div>
          <SupportFooter />
        </>
      )}
    </>
  )
}

const wideOnPhone = `${buttonStyle({ size: 'lg' })} max-md:flex-1`

/** What is to be paid, and links to pay it; an introduction until it is known. */
function PayBanner({ cases }: { cases: readonly PayableCase[] | undefined }) {
  const mayPay = useMayPay()
  const unpaid = cases?.filter((payableCase) => isPayable(payableCase.payment)) ?? []
  const checkedCount = cases?.filter(({ payment }) => paymentTab(payment) === 'waiting').length ?? 0
  const withChecking = (text: string) =>
    checkedCount > 0 ? `${text} ${t.home('paymentsChecked', { count: checkedCount })}` : text
  const hasCases = cases !== undefined && cases.length > 0
  const [title, text] =
    unpaid.length > 0
      ? [
          t.home('toPay', { total: showRupees(totalOf(unpaid)), count: unpaid.length }),
          mayPay ? withChecking(t.home('toPayBy')) : t.team('mayNotPay'),
        ]
      : hasCases
        ? [t.home('nothingUnpaid'), withChecking(t.home('allSet'))]
        : [t.home('introTitle'), t.home('introText')]
  const action =
    unpaid.length > 0 && mayPay ? (
      <div className="flex gap-2">
        {unpaid.length <= MAX_CASES_AT_ONCE && (
          <Link to={paths.client.payment} state={{ ...paymentOf(unpaid) }} className={wideOnPhone}>
            {t.home('payAll')}
          </Link>
        )}
        <Link to={paths.client.cases} search={{ pay: 1 }} aria-label={t.home('chooseCases')} className={wideOnPhone}>
          {t.home('choose')}
        </Link>
      </div>
    ) : (
      <Link to={paths.client.cases} className={clsx(buttonStyle({ size: 'lg' }), 'max-md:w-full')}>
        {t.home('goToYourCases')}
      </Link>
    )
  return (
    <section
      aria-label={t.account('overview')}
      className="art-panel relative mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-xl p-6 text-white md:p-8 print:hidden"
    >
      <div className="art-grid absolute inset-0" aria-hidden="true" />
      <div className="relative min-w-0">
        <p className="font-semibold text-xl tracking-tight md:text-2xl">{title}</p>
        <p className="mt-1.5 max-w-prose text-[#dfe1ff]">{text}</p>
      </div>
      <div className="relative max-md:w-full">{action}</div>
    </section>
  )
}

/** Named as the pages: the words of the menu belong to its links alone. */
const tiles = (): readonly { to: PagePath; icon: LucideIcon; title: string; text: string }[] => [
  {
    to: paths.client.cases,
    icon: FileStack,
    title: t.payments('yourCases'),
    text: t.account('myCasesDescription'),
  },
  {
    to: paths.client.transactions,
    icon: ScrollText,
    title: t.transactions('title'),
    text: t.account('myTransactionsDescription'),
  },
  {
    to: paths.client.bills,
    icon: ReceiptIndianRupee,
    title: t.bills('title'),
    text: t.account('myBillsDescription'),
  },
  {
    to: paths.client.profile,
    icon: UserRound,
    title: t.home('profile'),
    text: t.account('myProfileDescription'),
  },
]

/** The links of a client's home. */
function HomeTiles() {
  return (
    <ul className="mb-5 grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
      {tiles().map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="group flex h-full flex-col rounded-lg border bg-surface p-5 max-sm:p-3.5 shadow-card transition-colors hover:border-accent-line hover:bg-hover/40"
          >
            <span className="mb-4 grid size-10 max-sm:mb-2 max-sm:size-8 place-items-center rounded-lg bg-accent-soft text-accent-ink">
              <Icon className="size-5" />
            </span>
            <span className="flex items-center gap-1.5 font-semibold text-lg max-sm:text-base tracking-tight">
              {title}
              <ArrowRight className="size-4 shrink-0 max-sm:hidden text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-accent-ink" />
            </span>
            <span className="mt-1 text-muted max-sm:hidden">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A client's credit on the home page: what is left, with a bar. Nothing where no credit was granted. */
function CreditBar({ limit, used }: { limit: number; used: number }) {
  if (limit <= 0 && used <= 0) return null
  const { share, available, tone } = creditUse(limit, used)
  return (
    <Card title={t.account('credit')}>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="tnum font-semibold text-lg">{t.account('creditLeft', { amount: showRupees(available) })}</span>
        <span className="tnum text-muted text-sm">
          {t.account('creditOf', { used: showRupees(used), limit: showRupees(limit) })}
        </span>
      </p>
      <ProgressBar share={share} tone={tone} label={t.client('creditUsed')} />
    </Card>
  )
}
