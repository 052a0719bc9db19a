import { messages } from '#contract/messages.ts'
import { paperEndpoints } from '#web/endpoints.generated.ts'
import type { Reads } from '#web/lib/invalidate.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

/** A change of papers or files makes outdated: the checklist, the history, and the lists with numbers of papers. */
export const paperReads: Reads = { below: '/case/' }

export const usePaperChange = () =>
  useApiMutation(paperEndpoints.change, { invalidates: [paperReads], failureTitle: messages.papers.changeFailed })
