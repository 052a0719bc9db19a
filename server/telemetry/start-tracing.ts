import type { Logger } from 'pino'
import { StartError } from '../start/start-error.ts'
import type { Tracing } from './tracing-interface.ts'

type Env = Record<string, string | undefined>

/**
 * Starts tracing by the standard variables of OpenTelemetry: on with `OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT` or `OTEL_TRACES_EXPORTER=otlp`; off with `OTEL_SDK_DISABLED=true` or
 * `OTEL_TRACES_EXPORTER=none`. Where it is off nothing of it is loaded, and null is returned. Throws a StartError where a
 * variable asks for what the portal cannot do.
 */
export async function startTracing(env: Env, log: Pick<Logger, 'warn'>): Promise<Tracing | null> {
  const value = (name: string) => env[name]?.trim().toLowerCase() ?? ''
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].filter(value)
  const exporter = value('OTEL_TRACES_EXPORTER') || (endpoints.length > 0 ? 'otlp' : 'none')
  if (value('OTEL_SDK_DISABLED') === 'true' || exporter === 'none') return null
  if (exporter !== 'otlp') throw new StartError('OTEL_TRACES_EXPORTER must be otlp or none.')
  for (const name of ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL'])
    if (!['', 'http/json'].includes(value(name)))
      throw new StartError(`${name} must be http/json: the portal sends traces in no other way.`)
  const wrong = endpoints.find((name) => !/^https?:/.test(value(name)) || !URL.canParse(value(name)))
  if (wrong) throw new StartError(`${wrong} must be the address of a collector, like http://localhost:4318.`)
  const { createTracing } = await import('./tracing.ts')
  return createTracing(env, log)
}
