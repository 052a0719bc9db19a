import { afterAll, expect, test } from 'vitest'
import { freeBytes } from '#server/adapters/disk.ts'
import { LOW_DISK_BYTES, watchDisk } from '#server/jobs/watch-disk.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

const told = () => office.logs.filter((line) => line.includes('disk-nearly-full')).map((line) => JSON.parse(line))

test('a disk with too little room is warned of once, until it has room again', async () => {
  const measured: string[] = []
  const watch = (bytes: number) =>
    watchDisk(office.deps, async (folder) => {
      measured.push(folder)
      return bytes
    })
  await watch(LOW_DISK_BYTES)
  expect(told()).toEqual([])
  await watch(LOW_DISK_BYTES - 1)
  await watch(5)
  expect(told().map(({ level }) => level)).toEqual([40])
  expect(office.deps.warnings.list()).toHaveLength(1)
  await watch(LOW_DISK_BYTES)
  expect(office.deps.warnings.list()).toEqual([])
  await watch(7)
  expect(told().map(({ level }) => level)).toEqual([40, 30, 40])
  expect(new Set(measured)).toEqual(new Set([office.deps.config.DATA_DIR]))
})

test('the room that is left is among the metrics', async () => {
  const { text } = await office.deps.metrics.read()
  const told = Number(/^portal_disk_free_bytes (\S+)$/m.exec(text)?.[1])
  const real = await freeBytes(office.deps.config.DATA_DIR)
  expect(Math.abs(told - real) / real).toBeLessThan(0.2)
})
