import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { StartError } from '../start-error.ts'

/** Returns which requests are traced, by `OTEL_TRACES_SAMPLER` and its argument. Throws a StartError for another name. */
export function samplerOf(env: Record<string, string | undefined>): Sampler {
  const name = env.OTEL_TRACES_SAMPLER?.trim() || 'parentbased_always_on'
  const root = rootSampler(name.replace(/^parentbased_/, ''), env.OTEL_TRACES_SAMPLER_ARG)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, argument = ''): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler()
  if (name === 'always_off') return new AlwaysOffSampler()
  if (name !== 'traceidratio')
    throw new StartError(
      'OTEL_TRACES_SAMPLER must be always_on, always_off or traceidratio, or parentbased_ before these.',
    )
  const ratio = Number(argument.trim() || 1)
  if (!(ratio >= 0 && ratio <= 1)) throw new StartError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.')
  return new TraceIdRatioBasedSampler(ratio)
}
