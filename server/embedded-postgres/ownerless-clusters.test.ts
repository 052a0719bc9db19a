import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerlessClusters } from './ownerless-clusters.ts'

test('a cluster whose data folder is deleted, or has another one, is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'clusters-'))
  const shared = join(root, 'shared')
  const add = (id: string, name: string, pointer: string | null) => {
    mkdirSync(join(shared, id), { recursive: true })
    writeFileSync(join(shared, id, 'data-dir'), `${join(root, name)}\n`)
    if (pointer === null) return
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'postgres.location'), `${pointer}\n`)
  }
  add('a', 'in-use', 'a')
  add('b', 'deleted', null)
  add('c', 'made-anew', 'd')
  mkdirSync(join(shared, 'postgres-18'))
  const dataDirs = ownerlessClusters(shared).map(({ folder, dataDir }) => [folder, dataDir])
  expect(dataDirs.toSorted()).toEqual([
    [join(shared, 'b'), join(root, 'deleted')],
    [join(shared, 'c'), join(root, 'made-anew')],
  ])
  expect(ownerlessClusters(join(root, 'nowhere'))).toEqual([])
  rmSync(root, { recursive: true })
})
