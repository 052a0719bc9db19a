import { t } from '#contract/texts.ts'
import { paymentGroupEndpoints } from '#web/endpoints.generated.ts'
import { DealerGroups } from '#web/features/cases/list/dealer-groups.tsx'
import { DealerChip } from '#web/features/cases/list/facets.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import type { CallArgs } from '#web/lib/api.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { listCall } from '#web/table/server-list.ts'
import { paymentSearch } from './payment-search.ts'

type Grouped = CallArgs<typeof paymentGroupEndpoints.byClient>['body']

/** The payments of a list by client. */
export const PayerGroups = ({ label, body }: { label: string; body: Grouped }) => (
  <DealerGroups
    label={label}
    rows={t.menu('payments')}
    query={listCall(paymentGroupEndpoints.byClient, { body }, (groups) => groups)}
    narrowed={({ clientId }) => ({ client: clientId, 'v-page': undefined })}
  />
)

/** The client whose payments are shown, with a cross; nothing where all are. */
export function ClientChip() {
  const [{ client }, setSearch] = usePageSearch(paymentSearch)
  const remove = () => {
    setSearch({ client: undefined, page: undefined, 'v-page': undefined })
    preventFocusLoss()
  }
  return client ? <DealerChip value={client} onRemove={remove} /> : null
}
