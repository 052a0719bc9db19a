import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTree } from './source-copy.ts'

const KEPT = ['.gitignore', 'package.json', 'server/data/keys.ts', 'server/start/main.ts', 'tools/launch.mjs']
const IGNORED = ['data/database/base', 'debug.log', 'server/node_modules/pg/index.js', 'test-results/summary.txt']

test('the sources of a downloaded archive, which has no git, are copied without what git would ignore', () => {
  const root = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const file of [...KEPT, ...IGNORED, 'node_modules/pg/index.js', '.git/config']) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  writeFileSync(join(root, '.gitignore'), 'node_modules/\n/data/\n*.log\ntest-results/\n')
  const copy = copyTree(root)
  onTestFinished(() => copy.remove())
  const copied = readdirSync(copy.folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(copy.folder.length + 1))
  expect(copied.filter((file) => !file.startsWith('node_modules/')).sort()).toEqual(KEPT)
  expect(existsSync(join(copy.folder, 'node_modules/pg/index.js')), 'linked').toBe(true)
})
