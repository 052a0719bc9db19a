import type { ClientEndpoint } from '#web/lib/client-endpoint.ts'
import type { IdempotencyKey } from '#web/lib/request-headers.ts'
import { useUser } from '#web/lib/session.ts'
import { type ApiMutation, type ApiMutationOptions, useApiMutation } from '#web/lib/use-api-mutation.ts'
import { draftKey } from './draft-storage.ts'

/** The key of a call that is sent again after a lost answer; another body is another thing, and forgets none before. */
export const useSubmitKey = ({ path }: Pick<ClientEndpoint, 'path'>): IdempotencyKey => ({
  storageKey: draftKey(useUser()?.id ?? '', `key-of-${path}`),
  perBody: true,
})

/** `useApiMutation` for an endpoint with an Idempotency-Key: what creates something creates it once. */
export const useKeyedMutation = <E extends ClientEndpoint>(
  endpoint: E,
  options: ApiMutationOptions<E> = {},
): ApiMutation<E> => useApiMutation(endpoint, { submitKey: useSubmitKey(endpoint), ...options })
