import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServerProcess } from '#test/e2e/server-process.ts'
import { DRILL_SETTINGS, makeFolder } from './drill-setup.ts'

/* Portals that start at once on a machine that has never run one, in a mount namespace with an `/etc` of its own. */
const inNewMachine = (script: string) =>
  execFileSync('unshare', ['--mount', 'sh', '-euc', script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
const hasUnshare = spawnSync('unshare', ['--mount', 'true']).status === 0

/** Waits in a folder until six are there, and then asks at the same moment. */
const USER = `
import { mkdirSync, readdirSync } from 'node:fs'
import { databaseUser } from '#server/embedded-postgres/system-user.ts'
mkdirSync(process.argv[1] + '/' + process.pid)
while (readdirSync(process.argv[1]).length < 6) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
console.log(databaseUser().uid)`

test.runIf(hasUnshare)('six portals that start at once get the same user of PostgreSQL, which has a name', () => {
  for (let round = 0; round < 5; round += 1) {
    const lines = inNewMachine(`
      etc=$(mktemp -d); cp -a /etc/. "$etc"
      sed -i '/^postgres:\\|^vehicle-portal:/d' "$etc/passwd" "$etc/group" "$etc/shadow" "$etc/gshadow"
      mount --bind "$etc" /etc
      meet=$(mktemp -d)
      for n in 1 2 3 4 5 6; do '${process.execPath}' --input-type=module -e "${USER}" "$meet" & done; wait
      id -u vehicle-portal
      umount /etc; rm -rf "$etc" "$meet"`)
    const ids = lines.trim().split('\n')
    expect(ids).toHaveLength(7)
    expect(new Set(ids).size).toBe(1)
  }
})

test('six portals that start at once get ids for their readers that no other has', () => {
  const IDS = `
import { mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { readerIds } from '#server/adapters/reader-user.ts'
const [, meet, shared] = process.argv
const own = meet + '/' + process.pid
mkdirSync(own)
while (readdirSync(meet).length < 6) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
console.log(readerIds(realpathSync(own), console, shared))`
  const script = `meet=$(mktemp -d); shared=$(mktemp -d)
    for n in 1 2 3 4 5 6; do '${process.execPath}' --input-type=module -e "${IDS}" "$meet" "$shared" & done; wait
    rm -rf "$meet" "$shared"`
  const ids = execFileSync('sh', ['-euc', script], { encoding: 'utf8' }).trim().split('\n').map(Number)
  expect(ids.toSorted()).toEqual([0, 5, 10, 15, 20, 25].map((more) => 61_184 + more))
})

test.runIf(process.platform === 'linux')(
  'a portal that starts with the umask 000 leaves nothing that another user can read',
  async () => {
    const folder = makeFolder()
    const dataDir = join(folder.path, 'data')
    const before = process.umask(0)
    try {
      const portal = await startServerProcess(dataDir, DRILL_SETTINGS)
      // Its readers have read samples. Folders may be passed through where PostgreSQL and the readers are other users.
      const open = execFileSync(
        'find',
        [dataDir, '(', '-type', 'f', '-perm', '/077', ')', '-o', '(', '-type', 'd', '-perm', '/066', ')'],
        { encoding: 'utf8' },
      )
      expect(open).toBe('')
      if (process.getuid?.() === 0)
        expect(Number(readFileSync(join(dataDir, 'reader.ids'), 'utf8'))).toBeGreaterThanOrEqual(61_184)
      await portal.stop()
    } finally {
      process.umask(before)
      folder.remove()
    }
  },
)
