import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockDataDir } from './data-lock.ts'

const root = mkdtempSync(join(tmpdir(), 'data-lock-'))
afterAll(() => rmSync(root, { recursive: true }))
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('the lock is the portal’s alone, whatever the umask, and so is one that an older start made', () => {
  const LOCK = `
    import '#server/adapters/private-files.ts'
    import { writeFileSync } from 'node:fs'
    import { lockDataDir } from '#server/embedded-postgres/data-lock.ts'
    lockDataDir(process.argv[1])
    writeFileSync(process.argv[1] + '/any', '')`
  for (const umask of ['000', '077']) {
    const dataDir = join(root, 'of', umask)
    execFileSync('sh', [
      '-c',
      `umask ${umask}; exec "$@"`,
      'sh',
      process.execPath,
      '--input-type=module',
      '-e',
      LOCK,
      dataDir,
    ])
    expect([modeOf(join(dataDir, 'portal.lock')), modeOf(join(dataDir, 'any'))]).toEqual(['600', '600'])
    // PostgreSQL's user passes through where the portal runs as root.
    expect(modeOf(dataDir)).toBe(process.getuid?.() === 0 ? '711' : '700')
  }
  const older = join(root, 'of', '000')
  writeFileSync(join(older, 'portal.lock-journal'), '')
  for (const name of ['portal.lock', 'portal.lock-journal']) chmodSync(join(older, name), 0o644)
  const release = lockDataDir(older)
  expect([modeOf(join(older, 'portal.lock')), modeOf(join(older, 'portal.lock-journal'))]).toEqual(['600', '600'])
  release()
})

test('a second start does not take the lock, also one in the same process', () => {
  const dataDir = join(root, 'twice')
  const release = lockDataDir(dataDir)
  const TRY = `
    import { lockDataDir } from '#server/embedded-postgres/data-lock.ts'
    try { lockDataDir(process.argv[1]); console.log('locked') } catch ({ message }) { console.log(message) }`
  const elsewhere = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', TRY, dataDir], { encoding: 'utf8' }).trim()
  const inUse = `DATA_DIR ${dataDir} is in use by another running Vehicle Record Portal.`
  expect(() => lockDataDir(dataDir)).toThrow(inUse)
  expect(elsewhere()).toBe(inUse)
  release()
  expect(elsewhere()).toBe('locked')
})
