import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a temporary folder and returns its path. Under root the database runs as another user, who must pass through. */
export function makeTemporaryFolder(prefix: string): string {
  const path = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(path, 0o711)
  return path
}
