import { pipeline, type Readable, Transform } from 'node:stream'
import type { Endpoint, EndpointData, Input, PageMeta } from '#contract/endpoint.ts'
import { workbookType } from '#contract/exports/spreadsheets.ts'
import type { Actor } from '../context/actor.ts'
import type { Context } from '../context/context.ts'
import type { Deps } from '../context/deps.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { ActorOf, RequestContext } from './request-context.ts'

export class Paged<T> {
  readonly data: T
  readonly meta: PageMeta
  constructor(data: T, meta: PageMeta) {
    this.data = data
    this.meta = meta
  }

  /** The same page with its rows presented. */
  map<Row, Presented>(this: Paged<Row[]>, present: (row: Row) => Presented): Paged<Presented[]> {
    return new Paged(
      this.data.map((row) => present(row)),
      this.meta,
    )
  }
}

/**
 * An answer that the database has serialised as JSON already, for thousands of rows: parsing and serialising them again
 * would block the event loop. The caller takes the names of its fields from the declared schema.
 */
export class SerializedJson {
  private readonly json: string
  /** The answer by its message, which has a language. */
  private readonly sent = new Map<string, Buffer>()
  constructor(json: string) {
    this.json = json
  }

  /** Returns the whole answer as bytes, which callers that share the answer share as well. */
  envelope(message: string): Buffer {
    const sent =
      this.sent.get(message) ?? Buffer.from(`{"success":true,"message":${JSON.stringify(message)},"data":${this.json}}`)
    this.sent.set(message, sent)
    return sent
  }
}

/**
 * An answer with a picture of the store, as a `data:` URL, for endpoints that answer one. It is sent as it is
 * read: hundreds of pictures at once would not fit in memory.
 */
export class PictureAnswer {
  private readonly picture: Readable
  private readonly rest: object
  /** `picture` is WebP; `rest` holds the other members of the answer. */
  constructor(picture: Readable, rest: object) {
    this.picture = picture
    this.rest = rest
  }

  envelope(message: string): Readable {
    const around = JSON.stringify({ success: true, message, data: { picture: '', ...this.rest } })
    const end = around.indexOf('"', around.indexOf('"picture":"') + '"picture":"'.length)
    const url = new Transform({
      construct(ready) {
        this.push(`${around.slice(0, end)}data:image/webp;base64,`)
        ready()
      },
      transform(chunk: Buffer, _encoding, done) {
        const bytes = Buffer.concat([left, chunk])
        const whole = bytes.length - (bytes.length % 3)
        left = bytes.subarray(whole)
        done(null, bytes.toString('base64', 0, whole))
      },
      flush(done) {
        done(null, left.toString('base64') + around.slice(end))
      },
    })
    let left: Buffer = Buffer.alloc(0)
    return pipeline(this.picture, url, () => {})
  }
}

/** An answer that is no JSON and is sent as it is read, with its own headers. */
export class StreamAnswer {
  readonly content: Readable
  readonly headers: Readonly<Record<string, string>>
  constructor(content: Readable, headers: Readonly<Record<string, string>>) {
    this.content = content
    this.headers = headers
  }
}

/** The media types of files, by the endings of their names. */
export const mediaTypes = {
  pdf: 'application/pdf',
  xlsx: workbookType,
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

/** Returns the answer of a PDF, which a browser shows, and saves under its name. */
export const pdfFile = (content: Readable, name: string): StreamAnswer =>
  new StreamAnswer(content, { 'content-type': mediaTypes.pdf, 'content-disposition': inlineDisposition(name) })

/** Returns the answer of a file that a browser saves, under a name without its ending. */
export const downloadedFile = (
  content: Readable,
  name: string,
  ending: Exclude<keyof typeof mediaTypes, 'pdf'>,
): StreamAnswer =>
  new StreamAnswer(content, {
    'content-type': mediaTypes[ending],
    'content-disposition': attachmentDisposition(`${name}.${ending}`),
  })

/** Returns the header of a file that a browser saves under this name. */
export const attachmentDisposition = (name: string): string => `attachment; ${nameParameter(name)}`

/** Returns the header of a file that a browser shows, and saves under this name. */
export const inlineDisposition = (name: string): string => `inline; ${nameParameter(name)}`

const nameParameter = (name: string) =>
  `filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, '')}`

type Answer<E extends Endpoint> = EndpointData<E> | Paged<EndpointData<E>>

/** A query of any endpoint. The server has checked actor and input against the endpoint before it runs a query. */
type AnyQuery = (db: Db, ctx: Context<Actor | null>, input: unknown) => Promise<unknown>
type AnyCommand = (tx: Tx, ctx: Context<Actor | null>, input: unknown) => Promise<unknown>
type AnyHandler = (deps: Deps, request: RequestContext) => Promise<unknown>

/** A route of a feature: a declared call and its function, by kind. */
export type Route = { endpoint: Endpoint } & (
  | { kind: 'query'; run: AnyQuery }
  | { kind: 'command'; run: AnyCommand }
  | { kind: 'handler'; run: AnyHandler }
)

/** Declares a route that changes nothing and runs in no transaction. */
export const query = <E extends Endpoint>(
  endpoint: E,
  run: (db: Db, ctx: Context<ActorOf<E>>, input: Input<E>) => Promise<Answer<E> | SerializedJson>,
): Route => ({ endpoint, kind: 'query', run: run as AnyQuery })

/** Declares a route that runs in one transaction. */
export const command = <E extends Endpoint>(
  endpoint: E,
  run: (tx: Tx, ctx: Context<ActorOf<E>>, input: Input<E>) => Promise<Answer<E>>,
): Route => ({ endpoint, kind: 'command', run: run as AnyCommand })

/**
 * Declares a route that needs the request itself (device, network, file), or opens its own
 * transactions because of slow work between them.
 */
export const handler = <E extends Endpoint>(
  endpoint: E,
  run: (deps: Deps, request: RequestContext<E>) => Promise<Answer<E> | StreamAnswer | PictureAnswer>,
): Route => ({ endpoint, kind: 'handler', run: run as AnyHandler })
