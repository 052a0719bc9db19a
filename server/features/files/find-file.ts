import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** A stored file that has an address. */
export interface StoredFile {
  key: string
  bytes: number
  kind: 'image' | 'pdf'
  /** The name of an attachment; null for other uploads. */
  name: string | null
}

/** Returns the file of an upload, an attachment or a preview; undefined where there is none. */
export const findFile = (db: Db, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('uploads')
    .select([
      'file_key as key',
      'bytes',
      sql<'image' | 'pdf'>`'image'`.as('kind'),
      sql<string | null>`null::text`.as('name'),
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
        ])
        .where('preview_id', '=', id),
    )
    .executeTakeFirst()
