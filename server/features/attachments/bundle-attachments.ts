import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import { languageInForce, t } from '#contract/texts.ts'
import type { JoinTask } from '../../adapters/pdfs.ts'
import type { Deps } from '../../context/deps.ts'
import { conflict, HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { StreamAnswer } from '../../http/route.ts'
import { getVisibleCase } from '../cases/scope.ts'
import { writtenPdf } from '../files/pdf-answer.ts'
import { copyStoredFile } from '../files/read-file.ts'
import { attachmentsOf, type ListedAttachment, placeAttachments } from '../papers/attachments-of.ts'
import { papersOfCase } from '../papers/checklist.ts'

type Bundle = RequestContext<typeof attachmentEndpoints.bundle>

/**
 * Answers the attachments of a case that the actor may see as one PDF, in the order of the checklist, loose ones last. In place
 * of an attachment that cannot be read there is a page that names it. 404 for a case that the actor may not see, 409
 * without attachments, 413 for more than `MAX_BUNDLE_BYTES`, 503 when the store does not answer.
 */
export async function bundleAttachments(deps: Deps, request: Bundle): Promise<StreamAnswer> {
  const { actor, input, caller } = request
  const { db } = deps.database
  const found = await getVisibleCase(db, actor, input.caseId, ['id', 'services', 'case_no'])
  const { ofPapers, loose } = placeAttachments(await papersOfCase(db, found), await attachmentsOf(db, actor, found.id))
  const attachments = [...ofPapers.flat(), ...loose]
  if (attachments.length === 0) throw conflict('attachments.none')
  if (attachments.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_BUNDLE_BYTES)
    throw new HttpError(413, 'attachments.bundleTooLarge')
  const title = t.attachments('bundleName', { caseNo: found.case_no })
  return writtenPdf(deps, title, (folder) =>
    deps.pdfs.join(() => prepareJoin(deps, request, { folder, title, attachments }), caller),
  )
}

/** Copies the attachments into a folder; one that is missing in the store, or has another size than its row, is not there. */
async function prepareJoin(
  { files }: Deps,
  { log, caller }: Bundle,
  { folder, title, attachments }: { folder: string; title: string; attachments: readonly ListedAttachment[] },
): Promise<JoinTask> {
  for (const { id, file_key, bytes } of attachments) {
    caller.signal.throwIfAborted()
    const path = join(folder, id)
    await copyStoredFile({ files, log }, file_key, id, path).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
    })
    if ((await stat(path).catch(() => null))?.size === bytes) continue
    log.warn({ upload: id }, 'an attachment is missing in a bundle')
    await rm(path, { force: true })
  }
  return {
    folder,
    files: attachments.map(({ id, kind, name, original_signed: signed }) => ({
      kind,
      name: id,
      notice: t.attachments('notInBundle', { name }),
      ...(signed && { line: t.attachments('signedOriginalKept', { isWhole: String(signed === 'whole') }) }),
    })),
    target: 'bundle',
    title,
    language: languageInForce(),
  }
}
