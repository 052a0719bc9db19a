import { useNavigate, useSearch } from '@tanstack/react-router'
import { t } from '#contract/texts.ts'
import { StatementView } from '#web/features/transactions/statement-view.tsx'
import { prefetchTransactions, TransactionHistory } from '#web/features/transactions/transaction-history.tsx'
import type { TransactionSearch } from '#web/features/transactions/transaction-search.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { session, useUser } from '#web/lib/session.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const STATEMENT = 'statement'

export const loader = ({ search }: PageLocation<TransactionSearch>) => {
  const id = session.get().user?.id
  if (id && search.view !== STATEMENT) prefetchTransactions(id, search)
}

/** A client's own transactions and statement. */
export function Page() {
  const id = useUser()?.id ?? ''
  const { view } = useSearch({ from: paths.client.transactions })
  const navigate = useNavigate({ from: paths.client.transactions })
  const show = (next: string) =>
    void navigate({
      to: '.',
      // The two days are kept; search, sort and page belong to the other table.
      search: ({ fromDate, toDate }) => ({ fromDate, toDate, view: next === STATEMENT ? STATEMENT : undefined }),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <PageHeader title={t.transactions('title')} description={t.transactions('description')} />
      <Tabs
        besideTitle
        label={t.transactions('title')}
        value={view === STATEMENT ? STATEMENT : 'payments'}
        onValueChange={show}
        tabs={[
          {
            value: 'payments',
            label: t.transactions('paymentsTab'),
            content: (
              <TransactionHistory
                clientId={id}
                emptyAction={<OpenPage page={paths.client.cases} label={t.payments('yourCases')} />}
              />
            ),
          },
          { value: STATEMENT, label: t.transactions('statement'), content: <StatementView clientId={id} /> },
        ]}
      />
    </>
  )
}
