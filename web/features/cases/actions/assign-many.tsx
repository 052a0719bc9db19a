import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { AssignChoice, type BulkAction } from '#contract/bulk/bulk.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Client } from '#contract/clients/client.ts'
import { showCount } from '#contract/count.ts'
import { fullName } from '#contract/full-name.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { missingDealer } from '#web/features/clients/client-links.tsx'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { groupBy } from '#web/lib/cursor-list.ts'
import { apiQuery } from '#web/lib/query.ts'
import { ColumnHeader } from '#web/ui/column-header.tsx'
import { Money } from '#web/ui/values.tsx'

export interface BulkDialogProps {
  title: string
  submit: string
  onClose: () => void
  /** The cases of the action. */
  rows: readonly CaseRow[]
  run: (action: BulkAction) => Promise<unknown>
  children?: ReactNode
}

/** An assignment names the client by its first user's id. */
export const dealerId = (client: Client) => client.users[0]?.id ?? client.id

const labelOf = (client: Client) => `${client.firmName} · ${fullName(client)} · ${client.city}`

/** The clients to whom a case can be assigned. */
export const useDealers = () => useQuery(apiQuery(clientEndpoints.active, {}))

interface DealerFieldProps<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPathByValue<Input, string>
  clients: ReturnType<typeof useDealers>
}

export const DealerField = <Input extends FieldValues, Context, Output>({
  clients,
  ...field
}: DealerFieldProps<Input, Context, Output>) => (
  <ComboboxField
    {...field}
    label={t.cases('dealer')}
    placeholder={t.cases('searchDealer')}
    loading={clients.isPending}
    missing={missingDealer(true)}
    options={(clients.data?.data ?? []).map((client) => ({ value: dealerId(client), label: labelOf(client) }))}
    hint={clients.isError ? t.general('fetchFailed') : undefined}
  />
)

interface Share {
  firmName: string
  /** The dealer of the office whom the cases name; a firm alone is none, and nor is a dealer who is not active. */
  dealer: Client | undefined
  cases: readonly CaseRow[]
  /** In rupees. */
  sum: number
}

/** The cases by the firm that they name, those of dealers first. */
function sharesOf(cases: readonly CaseRow[], dealers: readonly Client[]): Share[] {
  const byFirm = groupBy(cases, (row) => row.dealerId ?? row.firmName)
  return [...byFirm.values()]
    .map((rows) => ({
      firmName: rows[0]?.firmName ?? '',
      dealer: dealers.find(({ id }) => id === rows[0]?.dealerId),
      cases: rows,
      sum: sumRupees(rows.map(({ totalAmount }) => totalAmount)),
    }))
    .sort((a, b) => Number(!a.dealer) - Number(!b.dealer))
}

/** Assigns chosen cases: each to the dealer whom it names, or all to one. */
export function AssignManyDialog({ run, rows, children, ...dialog }: BulkDialogProps) {
  const clients = useDealers()
  const dealers = clients.data?.data ?? []
  const hasOwn = rows.some((row) => row.dealerId)
  const form = useZodForm(AssignChoice, { to: hasOwn ? 'own' : 'one', clientId: '' })
  const [to, clientId] = useWatch({ control: form.control, name: ['to', 'clientId'] })
  const chosen = to === 'one' ? dealers.find((client) => dealerId(client) === clientId) : undefined
  const shares = sharesOf(rows, dealers)
  const others = chosen ? rows.filter((row) => row.dealerId !== chosen.id).length : 0
  const submit = (choice: AssignChoice) => {
    const caseIds = rows.map(({ id }) => id)
    return run(
      choice.to === 'own'
        ? { action: 'assignToOwn', caseIds }
        : { action: 'assign', caseIds, clientId: choice.clientId },
    )
  }
  return (
    <FormDialog {...dialog} size="md" draft={null} form={form} onSubmit={submit}>
      {hasOwn && (
        <RadioField
          control={form.control}
          name="to"
          autoFocus
          label={t.bulk('assignTo')}
          options={[
            { value: 'own', label: t.bulk('toOwn') },
            { value: 'one', label: t.bulk('toOne') },
          ]}
        />
      )}
      {to === 'one' && <DealerField control={form.control} name="clientId" clients={clients} />}
      {chosen && others > 0 && (
        <p role="alert" className="text-bad text-sm">
          {t.bulk('otherFirms', { others, all: rows.length, firmName: chosen.firmName })}
        </p>
      )}
      <ShareTable shares={shares} chosen={chosen} isOwn={to === 'own' && clients.isSuccess} />
      {children}
    </FormDialog>
  )
}

interface ShareTableProps {
  shares: readonly Share[]
  /** The one dealer to whom all go. */
  chosen: Client | undefined
  isOwn: boolean
}

/** What each firm gets, and its credit; what goes to nobody, or to another firm, is red. */
function ShareTable({ shares, chosen, isOwn }: ShareTableProps) {
  const left = ({ creditLimit, utilizedCredit }: Client) => creditUse(creditLimit, utilizedCredit).available
  const total = sumRupees(shares.map(({ sum }) => sum))
  return (
    <div className="max-h-64 overflow-y-auto rounded-md border">
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-sunken text-muted">
          <tr>
            <ColumnHeader className="px-3 py-2 max-md:px-1.5">{t.bulk('firm')}</ColumnHeader>
            <ColumnHeader className="px-3 py-2 max-md:px-1.5 text-right">{t.bulk('casesOfFirm')}</ColumnHeader>
            <ColumnHeader className="px-3 py-2 max-md:px-1.5 text-right">{t.cases('amountToPay')}</ColumnHeader>
            <ColumnHeader className="px-3 py-2 max-md:px-1.5 text-right">{t.cases('creditLeft')}</ColumnHeader>
          </tr>
        </thead>
        <tbody className="divide-y">
          {shares.map(({ firmName, dealer, cases, sum }) => {
            const isOther = chosen ? dealer?.id !== chosen.id : isOwn && !dealer
            return (
              <tr key={cases[0]?.id} className={clsx(isOther && 'text-bad')}>
                <td className="wrap-break-word px-3 py-2 max-md:px-1.5">
                  {firmName}
                  {isOwn && !dealer && <span className="block">{t.bulk('noDealer')}</span>}
                </td>
                <td className="tnum px-3 py-2 max-md:px-1.5 text-right">{showCount(cases.length)}</td>
                <td className="px-3 py-2 max-md:px-1.5 text-right">
                  <Money rupees={sum} />
                </td>
                <td
                  className={clsx(
                    'px-3 py-2 max-md:px-1.5 text-right',
                    isOwn && dealer && left(dealer) < sum && 'text-bad',
                  )}
                >
                  {isOwn && dealer ? <Money rupees={left(dealer)} /> : '-'}
                </td>
              </tr>
            )
          })}
        </tbody>
        {(shares.length > 1 || chosen) && (
          <tfoot className="sticky bottom-0 border-t bg-sunken font-medium">
            <tr>
              <td className="px-3 py-2 max-md:px-1.5">{chosen ? chosen.firmName : t.bulk('together')}</td>
              <td className="tnum px-3 py-2 max-md:px-1.5 text-right">
                {showCount(shares.flatMap(({ cases }) => cases).length)}
              </td>
              <td className="px-3 py-2 max-md:px-1.5 text-right">
                <Money rupees={total} />
              </td>
              <td className={clsx('px-3 py-2 max-md:px-1.5 text-right', chosen && left(chosen) < total && 'text-bad')}>
                {chosen && <Money rupees={left(chosen)} />}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
