import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clientEndpoints, rateEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { allServices } from '#web/features/services/service-reads.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useRateCard } from './rate-queries.ts'

test('a rate is offered the RTOs in use and those of the card, and none that is only proposed', () => {
  const answers = [
    [apiQuery(rateEndpoints.all, {}), [{ toRTO: 'MH-02 - Old' }]],
    [allServices(), []],
    [apiQuery(clientEndpoints.all, {}), []],
    [
      apiQuery(referenceEndpoints.allRtos, {}),
      [
        { displayName: 'MH-01 - Mumbai', isActive: true, proposedBy: null },
        { displayName: 'MH-02 - Old', isActive: false, proposedBy: null },
        { displayName: 'MH-03 - Older', isActive: false, proposedBy: null },
        { displayName: 'MH-04 - Proposed', isActive: true, proposedBy: 'Asha' },
      ],
    ],
  ] as const
  for (const [{ queryKey }, data] of answers) queryClient.setQueryData(queryKey, { data } as never)
  const { result } = renderHook(useRateCard, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  expect(result.current.data?.options.rtos.map(({ value }) => value)).toEqual(['MH-01 - Mumbai', 'MH-02 - Old'])
})
