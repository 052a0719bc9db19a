import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { normalizePlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import commonFinanciers from '#contract/reference/common-financiers.json' with { type: 'json' }
import rtoCodes from '#contract/reference/rto-codes.json' with { type: 'json' }
import { nameKey } from '#contract/text.ts'
import { findState, stateOptions } from '#web/domain/state-options.ts'
import { referenceEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { apiQuery } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Combobox } from '#web/ui/combobox.tsx'
import { TickList } from './tick-list.tsx'

/** The RTOs of a state to tick from (contract/reference/rto-codes.json). */
export function ReadyRtos({ officeState }: { officeState: string }) {
  const id = useId()
  const [chosenState, setChosenState] = useState<string | null>(null)
  const typedState = chosenState ?? officeState
  const state = findState(typedState)
  const existing = useQuery(apiQuery(referenceEndpoints.allRtos, {}))
  const create = useApiMutation(referenceEndpoints.createRto, { success: null, failureTitle: messages.rto.failed })
  const codesThere = new Set(existing.data?.data.map(({ rtoCode }) => normalizePlate(rtoCode)))
  const cities: Record<string, string> = state ? rtoCodes[state] : {}
  return (
    <div className="grid gap-3">
      <div className="max-w-80">
        <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
          {messages.setUp.chooseState}
        </label>
        <Combobox
          id={id}
          autoFocus={!state}
          options={stateOptions}
          placeholder={messages.forms.typeToFind}
          value={typedState}
          onValueChange={setChosenState}
        />
      </div>
      {state && (
        <TickList
          // Another state begins with nothing ticked.
          key={state}
          label={messages.setUp.rtosOf(state)}
          items={Object.entries(cities).map(([code, city]) => ({
            id: code,
            label: `${code} ${city}`,
            isThere: codesThere.has(normalizePlate(code)),
          }))}
          addLabel={messages.setUp.addRtos}
          add={(rtoCode) => create.mutateAsync({ body: { rtoCode, city: cities[rtoCode] ?? '' } })}
          onDone={async (count) => {
            toast({ kind: 'success', title: messages.setUp.rtosAdded(count) })
            await invalidate(referenceEndpoints.allRtos, referenceEndpoints.activeRtos, setUpEndpoints.progress)
          }}
        />
      )}
    </div>
  )
}

/** Common banks and financiers to tick from (contract/reference/common-financiers.json). */
export function ReadyFinanciers() {
  const existing = useQuery(apiQuery(referenceEndpoints.allFirms, {}))
  const create = useApiMutation(referenceEndpoints.createFirm, {
    success: null,
    failureTitle: messages.firm.createFailed,
  })
  const namesThere = new Set(existing.data?.data.map(({ name }) => nameKey(name)))
  return (
    <TickList
      label={messages.setUp.commonFinanciers}
      items={commonFinanciers.map((name) => ({ id: name, label: name, isThere: namesThere.has(nameKey(name)) }))}
      addLabel={messages.setUp.addFirms}
      add={(name) => create.mutateAsync({ body: { name } })}
      onDone={async (count) => {
        toast({ kind: 'success', title: messages.setUp.firmsAdded(count) })
        await invalidate(referenceEndpoints.allFirms, referenceEndpoints.activeFirms, setUpEndpoints.progress)
      }}
    />
  )
}
