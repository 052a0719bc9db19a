import { services } from '../texts/services/en.ts'
import { t } from '../texts.ts'
import type { ServiceCode } from './service-values.ts'

/** How a service is called in the language in force; one that the office has renamed keeps its own name. */
export function serviceName({ code, label }: { code: string; label: string }): string {
  const known = code as ServiceCode
  return label === services.names[known] ? t.services(`names.${known}`) : label
}
