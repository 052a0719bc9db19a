import autocannon from 'autocannon'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: string
  /** Makes a new body for each request, in place of `body`. */
  nextBody?: () => string
  headers: Record<string, string>
}

/** The result of one round of load: answers per second, latencies in milliseconds. */
export interface Measured {
  rate: number
  p50: number
  p99: number
}

const CONNECTIONS = 16

/**
 * Sends the requests in turn over several connections for some seconds. Throws when an answer is not a
 * success. Without any answer in time, the latencies are infinite, so that no target is met.
 */
export async function runLoad(
  url: string,
  requests: Request[],
  { seconds, connections = CONNECTIONS }: { seconds: number; connections?: number },
): Promise<Measured> {
  const times: number[] = []
  const refused = new Map<number, number>()
  const { errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url, connections, duration: seconds, requests: requests.map(asSent) }
    const run = autocannon(options, (error: Error | null, result) => (error ? reject(error) : resolve(result)))
    // The library rounds latencies to whole milliseconds.
    run.on('response', (_client, status, _bytes, time) => {
      if (status < 300) times.push(time)
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    })
  })
  if (errors > 0 || refused.size > 0) {
    const kinds = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ')
    throw new Error(`${requests[0]?.path}: ${errors} errors, ${kinds || 'no refusals'}, ${times.length} answers`)
  }
  if (times.length === 0) return { rate: 0, p50: Infinity, p99: Infinity }
  times.sort((a, b) => a - b)
  return { rate: times.length / duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

const asSent = ({ nextBody, ...request }: Request): autocannon.Request =>
  nextBody ? { ...request, setupRequest: (sent) => ({ ...sent, body: nextBody() }) } : request

const percentile = (sorted: number[], fraction: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
