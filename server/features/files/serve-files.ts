import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { API_BASE } from '#contract/api.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { attachmentDisposition, inlineDisposition } from '../../http/route.ts'
import { isSignedAddress, secondsUntilExpiry } from './file-address.ts'
import { readFile } from './read-file.ts'

/**
 * `GET /api/v1/files/:id?e=&s=`: serves an upload by its signed address, without a session, because an
 * `<img>` sends none, and an attachment of a case with its preview. A forged, expired or unknown
 * address is the same 404, and so is that of a deleted attachment.
 */
export function serveFiles(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    `${API_BASE}/files/:id`,
    async ({ params, query, log }, reply) => {
      const claim = { id: params.id, e: query.e, s: query.s }
      const secondsLeft = isSignedAddress(deps.keys, claim) ? secondsUntilExpiry(claim, deps.clock.now()) : 0
      if (secondsLeft === 0) throw notFound()
      const stored = await findFile(deps.database.db, claim.id)
      if (!stored) throw notFound()
      const file = await readFile({ files: deps.files, log: log as Deps['log'] }, stored.key, claim.id)
      return reply.headers(headersOf(stored, secondsLeft)).send(file)
    },
  )
}

/** A stored PDF is shown without scripts, forms or an origin. */
const SANDBOX = "default-src 'none';frame-ancestors 'none';sandbox"

function headersOf(
  { kind, name, bytes, isLogo, isOriginal }: StoredFile,
  secondsLeft: number,
): Record<string, string | number> {
  const common = {
    'content-type': kind === 'pdf' ? 'application/pdf' : 'image/jpeg',
    'content-length': bytes,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (name === null)
    return {
      ...common,
      'content-disposition': 'inline',
      // A proof stays in no browser after the logout.
      'cache-control': isLogo ? `private, max-age=${secondsLeft}, immutable` : 'private, no-store',
    }
  return {
    ...common,
    // The portal has written all other files itself.
    'content-disposition': (isOriginal ? attachmentDisposition : inlineDisposition)(withExtension(name, kind)),
    // The address of an attachment ends with it, so no browser keeps a copy.
    'cache-control': 'private, no-store',
    'content-security-policy': SANDBOX,
  }
}

/** Returns the name under which a browser saves a file, with the ending of what it is. */
const withExtension = (name: string, kind: StoredFile['kind']): string =>
  `${name.replace(/\.(?:jpe?g|png|webp|pdf)$/i, '')}.${kind === 'pdf' ? 'pdf' : 'jpg'}`

interface StoredFile {
  key: string
  bytes: number
  kind: 'image' | 'pdf'
  /** The name of an attachment; null for other uploads. */
  name: string | null
  isLogo: boolean
  /** True for a signed PDF as it was sent. */
  isOriginal: boolean
}

/** Returns the file of an upload, an attachment, its preview or its original; undefined if there is none. */
const findFile = (db: Db, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('uploads')
    .select([
      'file_key as key',
      'bytes',
      sql<'image' | 'pdf'>`'image'`.as('kind'),
      sql<string | null>`null::text`.as('name'),
      sql<boolean>`exists (select from office_profile where logo_id = uploads.id)`.as('isLogo'),
      sql<boolean>`false`.as('isOriginal'),
    ])
    .where('id', '=', id)
    .unionAll(
      db
        .selectFrom('attachments')
        .select([
          'file_key as key',
          'bytes',
          sql<'image' | 'pdf'>`kind`.as('kind'),
          sql<string | null>`name`.as('name'),
          sql<boolean>`false`.as('isLogo'),
          sql<boolean>`false`.as('isOriginal'),
        ])
        .where('id', '=', id),
    )
    .unionAll(
      db
        .selectFrom('attachments')
        .select([
          sql<string>`preview_key`.as('key'),
          sql<number>`preview_bytes`.as('bytes'),
          sql<'image' | 'pdf'>`'image'`.as('kind'),
          sql<string | null>`name`.as('name'),
          sql<boolean>`false`.as('isLogo'),
          sql<boolean>`false`.as('isOriginal'),
        ])
        .where('preview_id', '=', id),
    )
    .unionAll(
      db
        .selectFrom('attachments')
        .select([
          sql<string>`original_key`.as('key'),
          sql<number>`original_bytes`.as('bytes'),
          sql<'image' | 'pdf'>`'pdf'`.as('kind'),
          sql<string | null>`name`.as('name'),
          sql<boolean>`false`.as('isLogo'),
          sql<boolean>`true`.as('isOriginal'),
        ])
        .where('original_id', '=', id),
    )
    .executeTakeFirst()
