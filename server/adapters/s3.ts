import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../start/config.ts'
import { StartError } from '../start/start-error.ts'

type S3Settings = NonNullable<Config['S3']>

/** The key of the test object that `check` stores and removes; its folder is one that keys of uploads can have. */
export const PROBE_KEY = '00-probe'

/**
 * Returns a store in one bucket of Amazon S3 or a compatible store: path-style addresses, and no
 * checksum trailers, which several stores do not support. An unreachable store fails within seconds.
 * The SDK is imported at the first use, so that offices without S3 do not load it.
 */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
  let opened: Promise<Opened> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        endpoint,
        region,
        credentials: { accessKeyId, secretAccessKey },
        forcePathStyle: true,
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        maxAttempts: 3,
        requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
      }),
    }))
    return opened
  }
  const get = async (key: string): Promise<Readable | null> => {
    const { sdk, client } = await open()
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
      return Body as Readable
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null
      throw error
    }
  }
  const send = async (key: string, body: Buffer | Readable, size: number): Promise<void> => {
    const { sdk, client } = await open()
    await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentLength: size }))
  }
  const remove = async (key: string): Promise<void> => {
    const { sdk, client } = await open()
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }))
  }
  return {
    get,
    put: (key: string, bytes: Buffer): Promise<void> => send(key, bytes, bytes.length),
    async putFile(key: string, path: string): Promise<void> {
      const { size } = await stat(path)
      const body = createReadStream(path)
      try {
        await send(key, body, size)
      } finally {
        body.destroy()
      }
    },
    async copyTo(key: string, path: string): Promise<boolean> {
      const stream = await get(key)
      if (stream) await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      return stream !== null
    },
    remove,
    async check(): Promise<void> {
      const { sdk } = await open()
      try {
        await send(PROBE_KEY, Buffer.from('probe'), 5)
        await remove(PROBE_KEY)
      } catch (error) {
        if (!(error instanceof sdk.S3ServiceException)) throw error
        const setting = settingAtFault(error.name, error.$metadata.httpStatusCode)
        if (!setting) throw error
        throw new StartError(`${setting} is refused by the store: ${error.name}.`)
      }
    },
    /** Lists the objects whose keys begin with `prefix`. */
    async list(prefix: string): Promise<{ key: string; bytes: number; at: Date }[]> {
      const { sdk, client } = await open()
      const found: { key: string; bytes: number; at: Date }[] = []
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key, Size = 0, LastModified = new Date(0) } of Contents)
          if (Key) found.push({ key: Key, bytes: Size, at: LastModified })
      return found
    },
    /** An object is stored as a whole, so there are no unfinished ones. */
    removeUnfinished: async () => 0,
  }
}

/** Returns the wrong setting behind an error of S3; null for a failure of the store itself, which may pass. */
function settingAtFault(name: string, status: number | undefined): string | null {
  if (name === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY'
  if (status === 401 || status === 403) return 'S3_ACCESS_KEY_ID'
  if (status === 404) return 'S3_BUCKET'
  if (status === 301 || status === 400) return 'S3_REGION'
  return null
}

interface Opened {
  sdk: typeof import('@aws-sdk/client-s3')
  client: S3Client
}
