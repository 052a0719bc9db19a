import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../../deps.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { isSignedAddress, secondsUntilExpiry } from './file-address.ts'

/**
 * `GET /api/v1/files/:id?e=&s=`: serves an upload by its signed address, without a session, because an
 * `<img>` sends none. A forged, expired or unknown address is the same 404.
 */
export function serveFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    `${API_BASE}/files/:id`,
    async ({ params, query, log }, reply) => {
      const claim = { id: params.id, e: query.e, s: query.s }
      const secondsLeft = isSignedAddress(deps.keys, claim) ? secondsUntilExpiry(claim, deps.clock.now()) : 0
      if (secondsLeft === 0) throw notFound()
      const upload = await deps.database.db
        .selectFrom('uploads')
        .select(['file_key', 'bytes'])
        .where('id', '=', claim.id)
        .executeTakeFirst()
      if (!upload) throw notFound()
      const file = await deps.files.get(upload.file_key).catch((error: unknown) => {
        log.error({ err: error }, 'the file store does not answer')
        throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
      })
      if (!file) {
        log.error({ upload: claim.id }, 'the file of an upload is missing')
        throw notFound()
      }
      return reply
        .headers({
          'content-type': 'image/jpeg',
          'content-length': upload.bytes,
          'content-disposition': 'inline',
          'cache-control': `private, max-age=${secondsLeft}, immutable`,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(file)
    },
  )
}
