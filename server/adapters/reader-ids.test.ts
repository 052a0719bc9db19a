import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createReaderUsers, READER_KINDS, readerIds } from './reader-user.ts'

const root = mkdtempSync(join(tmpdir(), 'reader-ids-'))
afterAll(() => rmSync(root, { recursive: true }))
const shared = join(root, 'shared')
const newFolder = (name: string) => {
  const folder = join(root, name)
  mkdirSync(folder)
  return folder
}

test('each data folder of a machine has ids of its own, which it keeps; a copy gets others', () => {
  const log = { warn: vi.fn() }
  const idsOf = (folder: string) => readerIds(folder, log, shared)
  const [one, other] = [newFolder('one'), newFolder('other')]
  const [first, second] = [idsOf(one), idsOf(other)]
  expect([first, second - first]).toEqual([61_184, READER_KINDS.length])
  expect([idsOf(one), idsOf(other)]).toEqual([first, second])
  const copy = join(root, 'copy')
  cpSync(one, copy, { recursive: true })
  const third = idsOf(copy)
  expect(new Set([first, second, third]).size).toBe(3)
  expect([idsOf(one), idsOf(copy)], 'both go on').toEqual([first, third])
  rmSync(one, { recursive: true })
  expect(idsOf(newFolder('after')), 'those of a deleted folder are free').toBe(first)
  rmSync(shared, { recursive: true })
  expect(idsOf(other), 'without the list of the machine').toBe(second)
  writeFileSync(join(other, 'reader.ids'), '0\n')
  expect(idsOf(other), 'only ids that no user has').toBeGreaterThanOrEqual(61_184)
  expect(statSync(join(other, 'reader.ids')).mode & 0o777).toBe(0o600)
  expect(log.warn).not.toHaveBeenCalled()
})

test('where the machine keeps no list, the ids follow from the place of the data folder, with a warning', () => {
  const log = { warn: vi.fn() }
  const folder = newFolder('alone')
  const noFolder = join(root, 'a file')
  writeFileSync(noFolder, '')
  const first = readerIds(folder, log, noFolder)
  expect([first, readerIds(folder, log, noFolder)]).toEqual([first, first])
  expect(first).toBeGreaterThanOrEqual(61_184)
  expect(first + READER_KINDS.length).toBeLessThanOrEqual(65_520)
  expect(log.warn).toHaveBeenCalledTimes(2)
})

describe.runIf(process.getuid?.() === 0)('a reader', () => {
  test('reaches the folder of its task, and none of another kind', async () => {
    const temporary = newFolder('temporary')
    chmodSync(root, 0o711)
    const users = createReaderUsers(temporary, () => 65_000, { warn() {} })
    if (!users) throw new Error('no users')
    const folder = mkdtempSync(join(temporary, 'work-'))
    writeFileSync(join(folder, 'scan'), 'secret', { mode: 0o600 })
    users.images.openRoot()
    await users.images.lend(folder)
    const readAs = (kind: keyof typeof users, command: string, path: string) => {
      const [uid, gid] = users[kind].ids().map(Number)
      try {
        return execFileSync(command, [path], { uid, gid, cwd: temporary, stdio: 'pipe', encoding: 'utf8' }).trim()
      } catch {
        return null
      }
    }
    const path = users.images.pathOf(folder)
    expect(readAs('images', 'cat', join(path, 'scan'))).toBe('secret')
    expect(readAs('images', 'ls', '.'), 'the tasks of others').toBeNull()
    for (const kind of READER_KINDS.filter((kind) => kind !== 'images')) {
      expect(readAs(kind, 'cat', join(path, 'scan')), kind).toBeNull()
      expect(readAs(kind, 'ls', path), kind).toBeNull()
    }
    await users.images.takeBack(folder)
    expect(readAs('images', 'cat', join(path, 'scan'))).toBeNull()
  })
})
