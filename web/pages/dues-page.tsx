import { useNavigate, useSearch } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Dues } from '#contract/dues/dues.ts'
import { messages } from '#contract/messages.ts'
import { CreditDialog } from '#web/features/clients/change-credit.tsx'
import { DuesList } from '#web/features/dues/dues-list.tsx'
import { duesQuery } from '#web/features/dues/dues-query.ts'
import { BILLS, type DuesSearch } from '#web/features/dues/dues-search.ts'
import { MonthBills, monthBillsQuery } from '#web/features/dues/month-bills.tsx'
import { queryClient } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { RowAction, wideRowLabel } from '#web/table/row-action.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const BY_DEALER = 'dealers'

/** Prefetches the data of the selected tab while the page's code loads. */
export const loader = ({ search }: PageLocation<DuesSearch>) =>
  void (search.tab === BILLS
    ? queryClient.prefetchQuery(monthBillsQuery(search))
    : queryClient.prefetchQuery(duesQuery()))

/** What every dealer owes, and the bills of a month (contract-trade section 10). */
export function Page() {
  const { tab = BY_DEALER } = useSearch({ from: paths.superadmin.dues })
  const navigate = useNavigate({ from: paths.superadmin.dues })
  const [changed, setChanged] = useState<Dues | null>(null)
  const actions = useCallback(
    (dues: Dues) => (
      <RowAction
        variant="ghost"
        icon={Pencil}
        title={messages.dues.changeLimit}
        name={messages.dues.changeLimitOf(dues.firmName)}
        onClick={() => setChanged(dues)}
      >
        <span className={wideRowLabel}>{messages.dues.changeLimit}</span>
      </RowAction>
    ),
    [],
  )
  return (
    <>
      <PageHeader description={messages.dues.description} />
      <Tabs
        label={messages.dues.title}
        value={tab}
        onValueChange={(next) =>
          void navigate({
            to: '.',
            search: (previous) => ({ ...previous, tab: next === BILLS ? BILLS : undefined }),
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          { value: BY_DEALER, label: messages.dues.byDealer, content: <DuesList actions={actions} /> },
          { value: BILLS, label: messages.dues.ofMonth, content: <MonthBills /> },
        ]}
      />
      {changed && <CreditDialog client={changed} onClose={() => setChanged(null)} />}
    </>
  )
}
