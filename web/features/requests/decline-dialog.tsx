import { showPlate } from '#contract/cases/plate.ts'
import { type DealerRequest, DeclineRequest } from '#contract/requests/request.ts'
import { t } from '#contract/texts.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { ReasonDialog } from '#web/forms/form-dialog.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { requestReads } from './request-queries.ts'

interface DeclineDialogProps {
  request: DealerRequest
  onClose: () => void
}

export function DeclineDialog({ request: { id, vehicleNo }, onClose }: DeclineDialogProps) {
  const decline = useApiMutation(requestEndpoints.decline, {
    invalidates: [requestReads],
    failureTitle: t.requests('declineFailed'),
  })
  return (
    <ReasonDialog
      danger
      schema={DeclineRequest}
      onClose={onClose}
      title={t.requests('declineTitle', { plate: showPlate(vehicleNo) })}
      description={t.requests('declineDescription')}
      submit={t.requests('decline')}
      draft={`decline-${id}`}
      onSubmit={(body) => decline.mutateAsync({ params: { id }, body })}
    />
  )
}
