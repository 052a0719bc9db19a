import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { isSignedAddress, secondsUntilExpiry } from './file-address.ts'
import { readFile } from './read-file.ts'

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
      const file = await readFile({ files: deps.files, log: log as Deps['log'] }, upload.file_key, claim.id)
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
