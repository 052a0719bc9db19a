import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { AssignCase } from '#contract/cases/case.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { missingDealer } from '#web/domain/missing-dealer.ts'
import { Money } from '#web/domain/money.tsx'
import { caseEndpoints, clientEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { caseQueries } from './case-queries.ts'

/** An assignment names the client by its first user's id (spec/2 point 3). */
const idOf = (client: Client) => client.users[0]?.id ?? client.id
const labelOf = ({ firmName, firstName, lastName, city }: Client) => `${firmName} · ${firstName} ${lastName} · ${city}`

/** Assigns a ready case to a client; the dealer that the case named is preselected, by its id: names are passed on. */
export function AssignCaseDialog({ row, onClose }: { row: CaseRow; onClose: () => void }) {
  const form = useZodForm(AssignCase, { caseId: row.id, clientId: '' })
  const assign = useApiMutation(caseEndpoints.assign, {
    invalidates: [caseQueries],
    failureTitle: messages.cases.assignFailed,
  })
  const clients = useQuery(apiQuery(clientEndpoints.active, {}))
  const list = clients.data?.data ?? []
  const dealer = list.find(({ id }) => id === row.dealerId)
  const chosenId = useWatch({ control: form.control, name: 'clientId' })
  const chosen = list.find((client) => idOf(client) === chosenId)

  const ownClientId = dealer && idOf(dealer)
  useEffect(() => {
    // The list may load after the dialog has opened; a choice of the user is kept.
    if (ownClientId && !form.getValues('clientId') && !form.formState.isDirty) form.setValue('clientId', ownClientId)
  }, [ownClientId, form])

  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.cases.assignTitle(row.CaseNo)}
      description={messages.cases.plateForFirm(showPlate(row.vehicleNo), row.firmName)}
      submit={messages.cases.assign}
      form={form}
      onSubmit={(body) => assign.mutateAsync({ body })}
    >
      <ComboboxField
        control={form.control}
        name="clientId"
        label={messages.cases.dealer}
        required
        placeholder={messages.cases.searchDealer}
        loading={clients.isPending}
        missing={missingDealer(true)}
        options={list.map((client) => ({ value: idOf(client), label: labelOf(client) }))}
        hint={clients.isError ? messages.general.fetchFailed : undefined}
      />
      <dl className="grid grid-cols-2 gap-4 rounded-md bg-sunken px-4 py-3">
        <div>
          <dt className="text-faint text-sm">{messages.cases.amountToPay}</dt>
          <dd className="font-medium">
            <Money rupees={row.totalAmount} />
          </dd>
        </div>
        <div>
          <dt className="text-faint text-sm">{messages.cases.creditLeft}</dt>
          <dd className="font-medium">
            <Money rupees={chosen ? chosen.creditLimit - chosen.utilizedCredit : null} />
          </dd>
        </div>
      </dl>
    </FormDialog>
  )
}
