import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFiles, type FileStore, folderStore } from './files.ts'

const BUCKET = 'proofs'
let folder: string
let s3: S3rver
const settings = {
  endpoint: '',
  region: 'ap-south-1',
  bucket: BUCKET,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  settings.endpoint = `http://127.0.0.1:${(await s3.run()).port}`
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const read = async (stream: Readable | null) => (stream ? buffer(stream) : null)

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFiles({ S3: null, DATA_DIR: folder })],
  ['an S3-compatible store', () => createFiles({ S3: settings, DATA_DIR: folder })],
])('files in %s', (_, open) => {
  test('come back as they went in, whatever their size', async () => {
    const store = open()
    for (const size of [1, 100_000, 6_000_000]) {
      const bytes = randomBytes(size)
      await store.put(`aa${size}.jpg`, bytes)
      expect((await read(await store.get(`aa${size}.jpg`)))?.equals(bytes)).toBe(true)
    }
  })

  test('a missing file is null', async () => {
    expect(await open().get('bb0000.jpg')).toBeNull()
  })

  test('a file is replaced whole', async () => {
    const store = open()
    await store.put('cc.jpg', randomBytes(5_000))
    await store.put('cc.jpg', Buffer.from('short'))
    expect(String(await read(await store.get('cc.jpg')))).toBe('short')
  })

  test('can be removed, even twice', async () => {
    const store = open()
    await store.put('dd.jpg', Buffer.from('x'))
    await store.remove('dd.jpg')
    await store.remove('dd.jpg')
    expect(await store.get('dd.jpg')).toBeNull()
  })

  test('can be stored concurrently', async () => {
    const store = open()
    const all = Array.from({ length: 20 }, (_, index) => [`ee${index}.jpg`, randomBytes(20_000)] as const)
    await Promise.all(all.map(([key, bytes]) => store.put(key, bytes)))
    for (const [key, bytes] of all) expect((await read(await store.get(key)))?.equals(bytes)).toBe(true)
  })
})

test('a folder keeps files from other users of the machine and leaves no half file after a failure', async () => {
  const root = join(folder, 'private')
  const store = folderStore(root)
  await store.put('ff1.jpg', Buffer.from('whole'))
  expect((await stat(join(root, 'ff', 'ff1.jpg'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(root, 'ff'))).mode & 0o777).toBe(0o700)

  // The rename fails where a folder has the file's name.
  await mkdir(join(root, 'ff', 'ff2.jpg', 'in'), { recursive: true })
  await expect(store.put('ff2.jpg', Buffer.from('x'))).rejects.toThrow()
  expect(await readdir(join(root, 'ff'))).toEqual(['ff1.jpg', 'ff2.jpg'])
})

test('a store that is away, or has no such bucket, is an error and not a missing file', async () => {
  const away = createFiles({ S3: { ...settings, endpoint: 'http://127.0.0.1:9' }, DATA_DIR: folder })
  await expect(away.get('aa1.jpg')).rejects.toThrow()
  await expect(away.put('aa1.jpg', Buffer.from('x'))).rejects.toThrow()
  const lost = createFiles({ S3: { ...settings, bucket: 'elsewhere' }, DATA_DIR: folder })
  await expect(lost.get('aa1.jpg')).rejects.toThrow()
})
