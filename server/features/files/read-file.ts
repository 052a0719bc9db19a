import type { Readable } from 'node:stream'
import { messages } from '#contract/messages.ts'
import type { Deps } from '../../deps.ts'
import { HttpError, notFound } from '../../http/errors.ts'

/** Returns a stored file as a stream. 503 when the store does not answer, 404 when it has lost the file. */
export async function readFile(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  key: string,
  id: string,
): Promise<Readable> {
  const file = await files.get(key).catch((error: unknown) => {
    log.error({ err: error }, 'the file store does not answer')
    throw new HttpError(503, messages.general.unavailable, { retryAfter: 5 })
  })
  if (!file) {
    log.error({ upload: id }, 'the file of an upload is missing')
    throw notFound()
  }
  return file
}
