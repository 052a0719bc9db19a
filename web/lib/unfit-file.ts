import { type FileKind, KIND_BYTES, kindOfBytes } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { ShownError } from './api-error.ts'

/** A chosen file that is not sent; the message is the reason for the person. */
export class UnfitFile extends ShownError {
  override readonly name = 'UnfitFile'
}

/** Throws with this reason if a file is larger than so many bytes. */
export function requireSize({ size }: File, bytes: number, reason: string): void {
  if (size > bytes) throw new UnfitFile(reason)
}

/** Returns the kind of a chosen file by its bytes. Throws for a file that the browser cannot read, as from a lost disk. */
export async function kindOfFile(file: File): Promise<FileKind | null> {
  const start = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (!start) throw new UnfitFile(t.upload('failed'))
  return kindOfBytes(new Uint8Array(start))
}
