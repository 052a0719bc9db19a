import { sql } from 'kysely'
import type { Attachment } from '#contract/papers/paper.ts'
import type { Actor } from '../../context/actor.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import { isForActor } from '../cases/seen-by-dealer.ts'
import { fileAddress } from '../files/file-address.ts'
import type { ListedPaper } from './checklist.ts'

/** Selects attachments in their order, each with the key of the name of its paper. */
const attachments = (db: Db) =>
  db
    .selectFrom('attachments')
    .leftJoin('service_papers', 'service_papers.id', 'attachments.service_paper_id')
    .leftJoin('case_papers', 'case_papers.id', 'attachments.case_paper_id')
    .innerJoin('users', 'users.id', 'attachments.user_id')
    .select([
      'attachments.id',
      'attachments.name',
      'attachments.kind',
      'attachments.file_key',
      'attachments.bytes',
      'attachments.preview_id',
      'attachments.original_id',
      'attachments.original_signed',
      'attachments.created_at',
      'attachments.user_id',
      'users.first_name',
      'users.last_name',
      'users.role',
      sql<string | null>`coalesce(service_papers.name_key, case_papers.name_key)`.as('paper_name_key'),
    ])
    .orderBy('attachments.seq')

/** Returns the attachments of a case that the actor may see. */
export const attachmentsOf = (db: Db, actor: Actor, caseId: string) =>
  attachments(db).where('attachments.case_id', '=', caseId).where(isForActor(actor, 'attachments')).execute()

/** Returns the attachments of requests that the caller has found for the actor, the oldest first, each with its request and the id of its paper. */
export const attachmentsOfRequests = (db: Db, requestIds: readonly string[]) =>
  attachments(db)
    .select(['attachments.request_id', 'attachments.service_paper_id'])
    .where('attachments.request_id', '=', anyOf(requestIds))
    .execute()

export type ListedAttachment = Awaited<ReturnType<typeof attachmentsOf>>[number]

/**
 * Returns the attachments of each paper of a checklist, in its order, and those of no paper. An
 * attachment follows the name of its paper, as states do; a paper that leaves the checklist loses
 * nothing: its attachments become loose.
 */
export function placeAttachments(
  papers: readonly Pick<ListedPaper, 'nameKey'>[],
  attachments: readonly ListedAttachment[],
): { ofPapers: ListedAttachment[][]; loose: ListedAttachment[] } {
  const ofPapers = papers.map(({ nameKey }) => attachments.filter(({ paper_name_key }) => paper_name_key === nameKey))
  const placed = new Set(ofPapers.flat())
  return { ofPapers, loose: attachments.filter((attachment) => !placed.has(attachment)) }
}

/** Presents an attachment, with newly signed addresses. `paperId` is null for a loose one. */
export const presentAttachment = (
  { keys, now, actor }: Pick<Context, 'keys' | 'now' | 'actor'>,
  file: ListedAttachment,
  paperId: string | null,
): Attachment => {
  const { id, name, kind, bytes, preview_id, original_id, original_signed, created_at, user_id } = file
  return {
    id,
    name,
    kind,
    bytes,
    paperId,
    by: { firstName: file.first_name, lastName: file.last_name, role: file.role },
    isOwn: user_id === actor.userId,
    at: created_at,
    url: fileAddress(keys, id, now),
    previewUrl: preview_id && fileAddress(keys, preview_id, now),
    ...(original_id && {
      signedOriginal: {
        isWhole: original_signed === 'whole',
        url: actor.role === 'client' ? null : fileAddress(keys, original_id, now),
      },
    }),
  }
}
