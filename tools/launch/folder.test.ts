import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each(['office#2', 'what?'])('a checkout in a folder %s is refused in one line', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'launch-'))
  const folder = join(parent, name)
  cpSync(join(import.meta.dirname, '../launch.mjs'), join(folder, 'tools/launch.mjs'))
  const { stderr, status } = spawnSync(process.execPath, ['tools/launch.mjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(parent, { recursive: true })
  expect([stderr, status]).toEqual([
    expect.stringMatching(/^The folder [^\n]+ has a # or \? in its path, [^\n]+\n$/),
    1,
  ])
})
