import { queryOptions } from '@tanstack/react-query'
import { serviceName } from '#contract/services/service-name.ts'
import { serviceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'

/** The query of the office's services as they are stored, the inactive ones too. */
export const storedServices = () => apiQuery(serviceEndpoints.all, {})

/** The same with their names in the language in force. */
export const allServices = () =>
  queryOptions({
    ...storedServices(),
    select: ({ data, ...answer }) => ({
      ...answer,
      data: data.map((service) => ({ ...service, label: serviceName(service) })),
    }),
  })
