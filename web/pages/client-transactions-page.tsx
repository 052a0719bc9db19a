import { useNavigate, useSearch } from '@tanstack/react-router'
import { StatementView } from '#web/features/transactions/statement-view.tsx'
import { TransactionHistory } from '#web/features/transactions/transaction-history.tsx'
import { prefetchTransactions } from '#web/features/transactions/transaction-list.ts'
import { session, useUser } from '#web/lib/session.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const STATEMENT = 'statement'

/** Asks for the transactions while the page is on its way. */
export const loader = ({ search }: { search: Readonly<Record<string, string>> }) => {
  const id = session.get().user?.id
  if (id && search.view !== STATEMENT) prefetchTransactions(id, search)
}

/** A client's own transactions, and its statement beside them (spec/2 screen 18). */
export function Page() {
  const id = useUser()?.id ?? ''
  const { view } = useSearch({ strict: false }) as { view?: string }
  const navigate = useNavigate()
  const show = (next: string) =>
    void navigate({
      to: '.',
      // The two days stay; search, sort and page belong to the other table.
      search: ((before: Record<string, string>) => ({
        fromDate: before.fromDate,
        toDate: before.toDate,
        view: next === STATEMENT ? next : undefined,
      })) as never,
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHeader title="Transactions" description="What you paid, and what your account comes to." />
      <Tabs
        label="Transactions"
        value={view === STATEMENT ? STATEMENT : 'payments'}
        onValueChange={show}
        tabs={[
          { value: 'payments', label: 'Payments', content: <TransactionHistory clientId={id} /> },
          { value: STATEMENT, label: 'Statement', content: <StatementView clientId={id} /> },
        ]}
      />
    </>
  )
}
