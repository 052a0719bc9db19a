import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'

type S3Settings = NonNullable<Config['S3']>

/** What a proof puts and removes, in a bucket or a folder: in the subfolder of a key that an upload could have. */
export const PROBE_KEY = '00-probe'

/**
 * Files as the objects of one bucket, on Amazon or any store that speaks its language: bucket in the
 * path, and no checksum trailers, which several of them do not know. A store that is away fails
 * within seconds. The SDK is loaded at the first use, so that an office without S3 does not pay for it.
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
  return {
    async put(key: string, bytes: Buffer): Promise<void> {
      const { sdk, client } = await open()
      await client.send(
        new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentLength: bytes.length }),
      )
    },
    async get(key: string): Promise<Readable | null> {
      const { sdk, client } = await open()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: key }))
        return Body as Readable
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null
        throw error
      }
    },
    async remove(key: string): Promise<void> {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async prove(): Promise<void> {
      const { sdk, client } = await open()
      const probe = { Bucket: bucket, Key: PROBE_KEY }
      try {
        await client.send(new sdk.PutObjectCommand({ ...probe, Body: Buffer.from('probe'), ContentLength: 5 }))
        await client.send(new sdk.DeleteObjectCommand(probe))
      } catch (error) {
        if (!(error instanceof sdk.S3ServiceException)) throw error
        const setting = settingAtFault(error.name, error.$metadata.httpStatusCode)
        if (!setting) throw error
        throw new StartError(`${setting} is refused by the store: ${error.name}.`)
      }
    },
    /** An object is there whole or not at all. */
    removeUnfinished: async () => 0,
  }
}

/** Which setting a refusal is about; none where the store has trouble of its own, which may pass. */
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
