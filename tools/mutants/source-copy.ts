import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, matchesGlob, relative } from 'node:path'
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

/** Returns whether the lines of a .gitignore, without its rarer forms, exclude a path. Needs no git, which an archive has not. */
function ignoredBy(lines: string): (path: string) => boolean {
  const patterns = lines
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.replace(/\/$/, ''))
  return (path) =>
    patterns.some((one) => (one.startsWith('/') ? matchesGlob(path, one.slice(1)) : matchesGlob(basename(path), one)))
}

/** Copies the sources as they are on disk to a folder of their own; links installed and built files. */
export function copyTree(root: string): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'planted-bugs-'))
  const isIgnored = ignoredBy(readFileSync(join(root, '.gitignore'), 'utf8'))
  for (const name of readdirSync(root)) {
    const filter = (path: string) => basename(path) !== '.git' && !isIgnored(relative(root, path))
    if (filter(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true, filter })
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
