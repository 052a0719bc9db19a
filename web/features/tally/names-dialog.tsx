import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type Control, useWatch } from 'react-hook-form'
import { type TallySettings, TallySettingsForm } from '#contract/tally/tally.ts'
import { tallyNames } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import { tallyEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const settings = () => ({ ...apiQuery(tallyEndpoints.settings, {}), staleTime: 0 })

/** The names of the company and the ledgers in Tally, and what is written with them. */
export function NamesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(settings())
  // The form stays mounted while its names are read again, so that typed text is kept.
  if (query.data && query.isFetchedAfterMount) return <NamesForm names={query.data.data} onClose={onClose} />
  return (
    <Dialog onClose={onClose} title={t.tally('changeNames')} size="lg">
      <QueryView query={query} errorTitle={t.tally('settingsFailed')} skeleton={<Skeleton className="h-96 w-full" />}>
        {() => <Skeleton className="h-96 w-full" />}
      </QueryView>
    </Dialog>
  )
}

function NamesForm({ names, onClose }: { names: TallySettings; onClose: () => void }) {
  const form = useZodForm(TallySettingsForm, names)
  const save = useApiMutation(tallyEndpoints.editSettings, {
    invalidates: [tallyEndpoints.settings, tallyEndpoints.vouchers],
    failureTitle: t.tally('saveFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.tally('changeNames')}
      description={t.tally('namesExplained')}
      submit={t.general('save')}
      draft="tally-names"
      form={form}
      onSubmit={(body) => save.mutateAsync({ body })}
      size="lg"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {tallyNames.map((name) => (
          <TextField
            key={name}
            control={form.control}
            name={name}
            label={t.tally(`names.${name}`)}
            {...(name === 'roundOff' && { hint: t.tally('roundOffHint') })}
          />
        ))}
      </div>
      <WhatIsWritten control={form.control} />
    </FormDialog>
  )
}

/** The sides of each kind of voucher, with the names as they are typed. */
function WhatIsWritten({ control }: { control: Control<TallySettings, unknown, TallySettings> }) {
  const names = useWatch({ control })
  const tax = t.tally('withTax', { tax: `${names.cgst}, ${names.sgst}`, otherTax: names.igst ?? '' })
  const rows = [
    {
      name: t.tally('examples.sale'),
      debit: t.tally('firm'),
      credit: [names.sales, names.reimbursements, tax].join(', '),
    },
    { name: t.tally('examples.cash'), debit: names.cash, credit: t.tally('firm') },
    { name: t.tally('examples.bank'), debit: names.bank, credit: t.tally('firm') },
    { name: t.tally('examples.favour'), debit: names.adjustments, credit: t.tally('firm') },
    { name: t.tally('examples.penalty'), debit: t.tally('firm'), credit: names.adjustments },
  ]
  const cell = 'border-b py-1.5 pr-3 align-top wrap-anywhere'
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-1.5 text-left font-medium">{t.tally('whatIsWritten')}</caption>
      <thead className="text-faint">
        <tr>
          {[t.tally('voucher'), t.tally('debitSide'), t.tally('creditSide')].map((head) => (
            <th key={head} scope="col" className={clsx(cell, 'font-medium')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, debit, credit }) => (
          <tr key={name}>
            <th scope="row" className={clsx(cell, 'font-normal text-muted')}>
              {name}
            </th>
            <td className={cell}>{debit}</td>
            <td className={cell}>{credit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
