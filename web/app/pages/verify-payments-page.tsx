import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { whatsAppLink } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { GroupSwitch, useGrouping } from '#web/features/cases/list/dealer-groups.tsx'
import { officeProfile } from '#web/features/office/office.ts'
import { openInvoice, ReceiptAction } from '#web/features/office/pdf-button.tsx'
import { clientOf, decidedPayments, pendingPayments } from '#web/features/payments/check/check-queue.ts'
import { ClientChip, PayerGroups } from '#web/features/payments/check/payer-groups.tsx'
import { aboutPayment, hasProof, PaidCasesDialog, ProofDialog } from '#web/features/payments/check/payment-dialogs.tsx'
import { DECIDED, type PaymentSearch, paymentSearch } from '#web/features/payments/check/payment-search.ts'
import { decidedColumns } from '#web/features/payments/check/pending-columns.tsx'
import { PendingList, ViewCasesAction } from '#web/features/payments/check/pending-list.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { lazyDialog, type PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { DatedEmpty, type DateFilter, FilterForm, filterOfAnyDate, useFilterSearch } from '#web/table/filter-form.tsx'
import { RowMenu, wideRowLabel } from '#web/table/row-actions.tsx'
import { listQuery, prefetchList, useServerList } from '#web/table/server-list.ts'
import { useSecondTableSearch } from '#web/table/table-state.ts'
import { openList } from '#web/table/views/saved-view.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { MenuItem, MenuLink } from '#web/ui/dropdown-menu.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const TakeBackDialog = lazyDialog(
  async () => (await import('#web/features/adjustments/adjustments.tsx')).TakeBackDialog,
)

const TO_CHECK = 'pending'

export const loader = ({ search, ...opened }: PageLocation<PaymentSearch>) =>
  search.tab === DECIDED
    ? undefined
    : openList('payments', opened, () => prefetchList(pendingPayments, search, clientOf(search.client)))

/** Verify Payments: the payments that wait for a decision of the superadmin, and those decided. */
export function Page() {
  const [{ tab }, setSearch] = usePageSearch(paymentSearch)
  return (
    <>
      <PageHeader title={t.payments('verifyTitle')} description={t.payments('verifyDescription')} />
      <Tabs
        besideTitle
        label={t.payments('verifyTitle')}
        value={tab ?? TO_CHECK}
        onValueChange={(next) => setSearch({ tab: next === DECIDED ? DECIDED : undefined }, { replace: true })}
        tabs={[
          { value: TO_CHECK, label: t.payments('toCheckTab'), content: <PendingList /> },
          { value: DECIDED, label: t.payments('decidedTab'), content: <DecidedList /> },
        ]}
      />
    </>
  )
}

type OpenDialog = { payment: DecidedPayment; what: 'proof' | 'cases' | 'takeBack' }

/** The payments that were verified or rejected between two days: who, when, the reason, the UTR and the proof. */
function DecidedList() {
  const [filter, setFilter] = useFilterSearch()
  const [{ client }] = usePageSearch(paymentSearch)
  const grouping = useGrouping()
  const { isPending, loadAll, state, table } = useServerList(
    decidedPayments,
    { ...filter, ...clientOf(client) },
    { useSearch: useSecondTableSearch },
  )
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null)
  const { name: office } = useQuery(officeProfile()).data?.data ?? unnamedOffice
  const actions = useCallback(
    (payment: DecidedPayment) => {
      const payer = payment.paymentBy.name
      const open = (what: OpenDialog['what']) => () => setOpenDialog({ payment, what })
      const { receiptNo, invoiceNo } = payment
      return (
        <>
          {receiptNo ? (
            <ReceiptAction paymentId={payment.id} receiptNo={receiptNo} of={payer}>
              <span className={wideRowLabel}>{t.receipts('receipt')}</span>
            </ReceiptAction>
          ) : (
            <ViewCasesAction payer={payer} className="@max-lg:flex-1" onClick={open('cases')} />
          )}
          <RowMenu of={payer}>
            {receiptNo && <MenuItem onSelect={open('cases')}>{t.general('viewDetails')}</MenuItem>}
            {hasProof(payment) && <MenuItem onSelect={open('proof')}>{t.payments('viewProof')}</MenuItem>}
            {invoiceNo && <MenuItem onSelect={() => openInvoice(payment.id)}>{t.gst('invoice')}</MenuItem>}
            {receiptNo && (
              <MenuLink href={shareReceipt(payment, receiptNo, office)}>{t.receipts('whatsAppTo', { payer })}</MenuLink>
            )}
            {payment.status === 'success' && payment.takenBackAt === null && (
              <MenuItem danger onSelect={open('takeBack')}>
                {t.adjustments('takeBackOf', { name: payer })}
              </MenuItem>
            )}
          </RowMenu>
        </>
      )
    },
    [office],
  )
  const close = () => setOpenDialog(null)
  const { search: sought } = listQuery(state)
  return (
    <>
      <FilterForm value={filter} onFilter={setFilter} pending={isPending} />
      {grouping.isOn && (
        <PayerGroups
          label={t.payments('decidedTab')}
          body={{
            list: 'decided',
            fromDate: filter.fromDate,
            toDate: filter.toDate,
            ...(sought && { search: sought }),
          }}
        />
      )}
      {!grouping.isOn && (
        <DataTable
          toolbar={
            <>
              <GroupSwitch />
              <ClientChip />
            </>
          }
          label={t.payments('decidedTab')}
          columns={decidedColumns}
          {...table}
          actions={actions}
          empty={<EmptyDecided onFilter={setFilter} />}
          exports={{
            title: t.payments('decidedTitle'),
            filterSummary: t.filter('period', { fromDate: showDay(filter.fromDate), toDate: showDay(filter.toDate) }),
            load: loadAll,
          }}
        />
      )}
      {openDialog?.what === 'proof' && hasProof(openDialog.payment) && (
        <ProofDialog payment={openDialog.payment} onClose={close} />
      )}
      {openDialog?.what === 'cases' && <PaidCasesDialog payment={openDialog.payment} onClose={close} />}
      {openDialog?.what === 'takeBack' && (
        <TakeBackDialog payment={openDialog.payment} about={aboutPayment(openDialog.payment)} onClose={close} />
      )}
    </>
  )
}

function EmptyDecided({ onFilter }: { onFilter: (filter: DateFilter) => void }) {
  const { fromDate, toDate } = filterOfAnyDate()
  const { data, isError } = useQuery(decidedPayments.call({ page: 0, pageSize: 1 }, { fromDate, toDate }))
  return (
    <DatedEmpty
      anyDate={isError ? null : data?.meta?.total}
      detail={t.payments('decidedEmpty')}
      action={<OpenPage page={paths.superadmin.payments} label={t.payments('toCheckTab')} />}
      onAnyDate={() => onFilter(filterOfAnyDate())}
    />
  )
}

/** Returns the address that opens WhatsApp with a message to the payer that names the receipt and where it is. */
function shareReceipt({ Amount, Mode, paymentBy }: DecidedPayment, receiptNo: string, office: string): string {
  const link = `${window.location.origin}${paths.client.transactions}`
  return whatsAppLink(
    t.receipts('whatsAppText', { receiptNo, amount: showRupees(Amount), mode: Mode, office, link }),
    paymentBy.phoneNo,
  )
}
