import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
