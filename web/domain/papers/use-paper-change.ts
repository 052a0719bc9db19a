import { messages } from '#contract/messages.ts'
import { caseReads } from '#web/domain/case-reads.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

export const usePaperChange = () =>
  useApiMutation(paperEndpoints.change, { invalidates: [caseReads], failureTitle: messages.papers.changeFailed })
