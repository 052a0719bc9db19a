import { statfs } from 'node:fs/promises'

/** Returns the free bytes of a folder's disk for this system user. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
