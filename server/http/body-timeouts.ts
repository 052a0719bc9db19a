import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#contract/durations.ts'

import type { BoundName, Bounds } from '../context/bounds.ts'
import type { Deps } from '../context/deps.ts'
import { HttpError } from './errors.ts'
import { rawErrorResponse } from './http-server.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a call with a file in a form: its body may take longer. */
    takesFile?: boolean
  }
}

type Bounding = Pick<Deps, 'bounds' | 'metrics'>

/**
 * Ends requests whose bodies take too long, with 408 where nothing was answered yet. The rest of a
 * body whose request was answered already (refused before it was read) is discarded for some seconds,
 * so that the visitor can read the answer.
 */
export function limitBodyTime(app: FastifyInstance, deps: Bounding): void {
  const { body, upload, rest } = deps.bounds
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!hasBody(raw)) return done()
    const [bound, { seconds }] = request.routeOptions.config.takesFile
      ? (['upload_seconds', upload] as const)
      : (['body_seconds', body] as const)
    let timer = setTimeout(() => cut(raw, bound, deps, reply.raw.headersSent), seconds * SECOND)
    reply.raw.once('finish', () => {
      if (raw.complete || raw.readableEnded || raw.destroyed) return
      clearTimeout(timer)
      raw.resume()
      timer = setTimeout(() => cut(raw, 'rest_seconds', deps, true), rest.seconds * SECOND)
    })
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    raw.once('close', stop)
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Returns for how many more seconds an upload may pause, after `seconds` in which `bytes` arrived; negative when it is
 * too slow. At first it may pause for `pause`; a second more is earned by `slowest` bytes, up to `pause` again. So a weak
 * line with a steady rate goes on, and one that sends in bursts, while drops and a standstill come to an end.
 */
export const pauseLeft = (
  left: number,
  seconds: number,
  bytes: number,
  { pause, slowest }: Pick<Bounds['upload'], 'pause' | 'slowest'>,
): number => Math.min(pause, left + bytes / slowest) - seconds

/** Ends an upload that arrives too slowly. Returns the function that stops the check. */
export function watchUploadRate({ raw }: FastifyRequest, deps: Bounding): () => void {
  const { upload } = deps.bounds
  const { socket } = raw
  const look = () => ({ at: performance.now(), bytes: socket.bytesRead })
  let left = upload.pause
  let last = look()
  const timer = setInterval(
    () => {
      const next = look()
      left = pauseLeft(left, (next.at - last.at) / SECOND, next.bytes - last.bytes, upload)
      last = next
      if (left < 0 && !raw.complete) cut(raw, 'upload_rate', deps, false)
    },
    (upload.pause * SECOND) / 60,
  )
  return () => clearInterval(timer)
}

/** Ends a request and its connection; the reader of the body gets the reason as an error. */
function cut(raw: IncomingMessage, bound: BoundName, { metrics }: Bounding, isAnswered: boolean): void {
  metrics.boundReached(bound)
  const refusal = new HttpError(408, 'general.tooSlow')
  if (!isAnswered) raw.socket.write(rawErrorResponse(refusal))
  raw.destroy(refusal)
}
