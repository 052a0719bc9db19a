import { z } from 'zod'
import type { KeyScope } from './key-scopes.ts'
import type { Asked } from './question.ts'
import type { RateLimit } from './rate-limit.ts'
import { roles } from './roles.ts'
import type { TextName } from './texts/translate.ts'
import { textKey } from './texts.ts'

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

type Schema = z.ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Roles = 'public' | readonly Role[]

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type IdParams<Path extends string> = z.ZodObject<{ [Name in ParamNames<Path>]: z.ZodUUID }, z.core.$strict>

interface Declared<P extends Schema, Q extends Schema, B extends Schema, D extends Schema, R extends Roles> {
  roles: R
  /** The scope that opens the call to API keys; without one no key may make it. */
  scope?: KeyScope
  summary: string
  params?: P
  query?: Q
  body?: B
  data: D
  /** The `message` of the envelope of a success. */
  message?: TextName
  /** 201 for calls that create something. */
  status?: 200 | 201
  /** True where the `Idempotency-Key` header counts: by default wherever a signed-in caller creates something by JSON. */
  idempotent?: boolean
  limit?: RateLimit
  /** `multipart` is a form with the field `file`, and with the fields of `body`. */
  accepts?: 'json' | 'multipart'
  /** `events` is a stream until the session ends, others a file (`sheet`: XLSX or CSV, as asked); refusals stay JSON. */
  answers?: 'json' | 'pdf' | 'xlsx' | 'sheet' | 'xml' | 'jsonFile' | 'events'
  /** True where the answer has `meta: {total, page, pageSize}`. */
  paged?: boolean
  /** What the `meta` of a list has beside that. */
  meta?: z.ZodObject
  /** True for calls that are open to a user who still has to turn on the mandatory two-factor sign-in. */
  beforeTwoFactor?: boolean
  /** Who makes the call: `person` counts as use of the session, `app` (polling) does not, `counter` extends its time there. */
  usedBy?: 'person' | 'app' | 'counter'
  /** True where a device that was made ready for the counter may call past the idle time of its session. */
  atCounter?: boolean
  /** What a client's user must be or may do in addition to the role; checked first, otherwise 403. */
  clientNeeds?: 'isOwner' | 'canPay'
  /** The message for a body that repeats a path parameter with another value; no other name occurs twice in an input. */
  repeats?: TextName
}

const nothing = z.strictObject({})
type Nothing = typeof nothing
type Optional = 'scope' | 'limit' | 'meta' | 'clientNeeds' | 'repeats'

export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  D extends Schema = Schema,
  R extends Roles = Roles,
> extends Required<Omit<Declared<P, Q, B, D, R>, Optional>>,
    Pick<Declared<P, Q, B, D, R>, Optional> {
  method: Method
  /** The path below `/api/v1`, as in the specification, with `:name` for parameters. */
  path: string
}

/**
 * Declares one call. Routing, validation, the role check, the serialisation of the answer, the API description, the
 * typed client and the access tests all derive from this declaration.
 *
 * A `:name` in the path is a UUID unless `params` declares it otherwise; a query or body that is not declared must be
 * empty.
 */
/* @__NO_SIDE_EFFECTS__ */ export function endpoint<
  D extends Schema,
  const R extends Roles,
  const Path extends string,
  P extends Schema = IdParams<Path>,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(method: Method, path: Path, declared: Declared<P, Q, B, D, R>): Endpoint<P, Q, B, D, R> {
  return {
    method,
    path,
    message: 'general.done',
    status: 200,
    idempotent: declared.status === 201 && declared.roles !== 'public' && declared.accepts !== 'multipart',
    accepts: 'json',
    answers: 'json',
    paged: false,
    beforeTwoFactor: false,
    usedBy: 'person',
    atCounter: false,
    ...declared,
    params: declared.params ?? (idParams(path) as unknown as P),
    query: declared.query ?? (nothing as unknown as Q),
    body: declared.body ?? (nothing as unknown as B),
  }
}

function idParams(path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, z.uuid(textKey('cases.noValidId')).toLowerCase()])),
  )
}

export type EndpointParams<E extends Endpoint> = z.input<E['params']>
export type EndpointQuery<E extends Endpoint> = z.input<E['query']>
export type EndpointBody<E extends Endpoint> = z.input<E['body']>
export type EndpointData<E extends Endpoint> = z.output<E['data']>

/** The validated input of a call: path parameters, query and body in one object. */
export type Input<E extends Endpoint> = Part<E['params']> & Part<E['query']> & Part<E['body']>
type Part<S extends Schema> = z.output<S> extends Record<string, never> ? unknown : z.output<S>

/** The envelope of a success. */
export interface Success<T> {
  success: true
  message: string
  data: T
  meta?: PageMeta
}

/** The envelope of a failure. `code` is the name of the message, which may change; `fields` maps paths of fields to messages. */
export interface Failure {
  success: false
  message: string
  errors: { message: string; code: string; fields?: Record<string, string> } & Asked
}

export interface PageMeta {
  total: number
  page: number
  pageSize: number
  bands?: Record<string, number>
  unread?: number
  next?: string | null
}
