import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Replacement } from './mutant.ts'

export interface SourceCopy {
  folder: string
  /**
   * Plants bugs; the returned function removes them. Throws when a text to replace does not occur
   * exactly once.
   */
  plant(plants: readonly Replacement[]): () => void
  remove(): void
}

/** Copies the sources as they are on disk to a folder of their own; links installed and built files. */
export function copyTree(root: string): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'planted-bugs-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of String(listed).split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue // deleted and not committed
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const name of ['node_modules', 'dist'])
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
  return {
    folder,
    plant(plants) {
      const before = new Map<string, string>()
      for (const { file, find, replacement } of plants) {
        const path = join(folder, file)
        const text = readFileSync(path, 'utf8')
        const found = text.split(find).length - 1
        if (found !== 1) throw new Error(`${file} holds ${found} times, not once: ${find}`)
        if (!before.has(path)) before.set(path, text)
        writeFileSync(
          path,
          text.replace(find, () => replacement),
        )
      }
      return () => {
        for (const [path, text] of before) writeFileSync(path, text)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
