import { MAX_UPLOAD_BYTES } from '#contract/files/file.ts'

const KB = 1024
const MB = 1024 * KB

/**
 * How much a visitor can start, in seconds, bytes and numbers (docs/security.md has the table of every bound of the
 * product, docs/decisions/0022 the reasons). Tests shorten them.
 */
export const bounds = {
  /** Open at once, per process. Those that nobody uses give way before a new one is refused. */
  connections: 1_000,
  /** First line and headers together. */
  header: { bytes: 16 * KB, seconds: 10 },
  /** Of any call but an upload. */
  body: { bytes: 128 * KB, seconds: 15 },
  /** `slowest` is the least that has to arrive in each span of `every` seconds after the first. */
  upload: { bytes: MAX_UPLOAD_BYTES, seconds: 60, slowest: 80 * KB, every: 10 },
  /** Of uploads that arrive, wait or are decoded: bytes held in memory, of all and of one account. */
  held: { bytes: 40 * MB, ofOne: 20 * MB },
  /** `atOnce` in a process each, which ends after `idleSeconds` without work. */
  image: { pixels: 40_000_000, scans: 100, seconds: 5, atOnce: 2, waiting: 32, idleSeconds: 10 },
  /** How long nothing may move on a connection whose answer is under way. */
  answer: { seconds: 60 },
  /** How long the rest of a body may take whose request was answered already. */
  rest: { seconds: 5 },
  /** At a stop: for requests that have not arrived whole, and for those that have. */
  stop: { unfinishedSeconds: 2, seconds: 7 },
}

export type Bounds = typeof bounds

/** The bounds that a visitor can reach; each is counted in `/metrics`. */
export const boundNames = [
  'connections',
  'header_bytes',
  'header_seconds',
  'body_bytes',
  'body_seconds',
  'upload_bytes',
  'upload_seconds',
  'upload_rate',
  'held_bytes',
  'image_pixels',
  'image_scans',
  'image_seconds',
  'images_waiting',
  'answer_seconds',
  'rest_seconds',
  'calls',
] as const

export type BoundName = (typeof boundNames)[number]
