import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#test/make-folder.ts'
import { isSamePlace, notePlace, type Place } from './place.ts'

const folder = makeTemporaryFolder('place-')
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts on a data folder; returns whether it counts as copied. */
async function isHeld(name: string): Promise<boolean> {
  let isCopy = false
  await notePlace(join(folder, name), async () => {
    isCopy = true
  })
  return isCopy
}

test('a copy beside its original is held once; the original, started again or moved, is not', async () => {
  mkdirSync(join(folder, 'office'))
  expect([await isHeld('office'), await isHeld('office')]).toEqual([false, false])
  cpSync(join(folder, 'office'), join(folder, 'copy'), { recursive: true, preserveTimestamps: true })
  expect([await isHeld('copy'), await isHeld('copy')]).toEqual([true, false])
  expect(await isHeld('office')).toBe(false)
  renameSync(join(folder, 'office'), join(folder, 'moved'))
  expect(await isHeld('moved')).toBe(false)
})

test('a start that is killed before the copy is held holds it the next time', async () => {
  cpSync(join(folder, 'copy'), join(folder, 'second'), { recursive: true })
  const killed = notePlace(join(folder, 'second'), () => Promise.reject(new Error('killed')))
  await expect(killed).rejects.toThrow('killed')
  expect(await isHeld('second')).toBe(true)
})

const home: Place = { path: '/srv/office', file: '12-34', machine: { id: 'a'.repeat(32), cards: ['02:01'] } }
const machine = (id: string, ...cards: string[]) => ({ id: id.repeat(32), cards })
test.each<[string, Partial<Place>, boolean, Partial<Place>?]>([
  ['a host with a new name', {}, true],
  ['a folder that was moved to another disk, its original gone', { path: '/mnt/office', file: '1-2' }, true],
  ['a folder that was put back on a new disk', { file: '1-2' }, true],
  ['a copy on another machine, at the same path', { file: '1-2', machine: machine('b', '02:02') }, false],
  ['a cloned disk whose machine got an id of its own', { machine: machine('b', '02:01') }, false],
  ['a cloned disk whose machine has other network cards only', { machine: machine('a', '02:02') }, false],
  ['a machine with one more network card', { machine: machine('a', '02:01', '02:02') }, true],
  ['a machine whose network card was taken out', { machine: machine('a') }, true],
  ['a container on the volume of the last one', { machine: null }, true, { machine: null }],
  ['a container on a copy of the volume', { machine: null, file: '1-2' }, false, { machine: null }],
  ['a container on a file system without numbers', { machine: null, file: null }, true, { machine: null }],
  ['a folder that moved from a container to the machine', {}, true, { machine: null, path: '/data' }],
])('%s', (_, change, isSame, before = {}) => {
  expect(isSamePlace({ ...home, ...before }, { ...home, ...change })).toBe(isSame)
})
