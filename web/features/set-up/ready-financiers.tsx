import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import commonFinanciers from '#contract/reference/common-financiers.json' with { type: 'json' }
import { nameKey } from '#contract/text.ts'
import { referenceEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { invalidate } from '#web/lib/invalidate.ts'
import { apiQuery } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { TickList } from './tick-list.tsx'

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
