import { availableParallelism, constants } from 'node:os'
import { MAX_IMAGE_PIXELS, MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { MAX_SHEET_ROWS } from '#contract/limits.ts'
import { STREAM_BEAT } from '#contract/notifications/notification-events.ts'

const { PRIORITY_LOW } = constants.priority
const KB = 1024
const MB = 1024 * KB

/**
 * The bounds of every process that reads foreign files: its resident memory, the tasks that wait, the seconds of
 * work for one account or client in an hour, and how long the process stays without work.
 */
const ofReaders = { memory: 512 * MB, waiting: 32, share: 600, idleSeconds: 10 }

/**
 * The bounds on resources that a visitor can use, in seconds, bytes and numbers (docs/security.md has
 * the list of every bound of the product, docs/decisions/0022 the reasons). Tests shorten them.
 */
export const bounds = {
  /** Open connections per process. Idle ones are closed before a new one is refused. */
  connections: 3_000,
  /**
   * Calls that are worked on at a time for one account, one client and one network without a known session; those that wait,
   * and for how long: less than the time of a body.
   */
  calls: { ofAccount: 12, ofClient: 24, ofNetwork: 24, waiting: 100, seconds: 10 },
  /** Request line and headers together. */
  header: { bytes: 16 * KB, seconds: 10 },
  /** Body of any call but an upload. */
  body: { bytes: 128 * KB, seconds: 15 },
  /**
   * `slowest` is the mean of bytes a second, `pause` the longest standstill in seconds (server/http/body-timeouts.ts). A
   * weak mobile line sends 6 kB a second: the largest file takes half an hour on it, at the slowest an hour.
   */
  upload: { bytes: MAX_UPLOAD_BYTES, seconds: 3_600, slowest: 3 * KB, pause: 60 },
  /**
   * Uploads that arrive, wait or are decoded: announced bytes, of all users, of all clients and of one account or client.
   * They are on the disk. Slow ones stay long, so that a few must not keep all others waiting.
   */
  held: { bytes: 400 * MB, ofClients: 300 * MB, ofOne: 20 * MB },
  /**
   * Decoding an image; `side` is in pixels. `atOnce` is the number of processes, at least one and never all
   * processors, for lists and forms come first.
   */
  image: {
    pixels: MAX_IMAGE_PIXELS,
    side: 30_000,
    scans: 100,
    seconds: 5,
    atOnce: availableParallelism() > 2 ? 2 : 1,
    ...ofReaders,
  },
  /** Reading a PDF, drawing a page, and filling or writing a PDF, in a process each. */
  pdf: { seconds: 10, atOnce: 1, ...ofReaders },
  /**
   * Reading a sheet, in one process: the bytes of its unpacked parts, rows below the row of names, columns, and the
   * characters of a cell and of all.
   */
  sheet: {
    seconds: 20,
    unpacked: 100 * MB,
    rows: MAX_SHEET_ROWS,
    columns: 200,
    cell: 5_000,
    text: 32 * MB,
    atOnce: 1,
    ...ofReaders,
    memory: 350 * MB,
  },
  /**
   * Reading a paper, at the lowest priority, so that a busy machine takes long; the process stays for most of a minute, since
   * its models take a second to load.
   */
  reading: {
    ...{ seconds: 120, atOnce: 1, ...ofReaders, memory: 600 * MB, idleSeconds: 45, priority: PRIORITY_LOW },
    // Each large block goes back at once: glibc would keep the space between them.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '4194304' },
  },
  /** How long a connection may be idle while its answer is sent. */
  answer: { seconds: 60 },
  /** Streams of events: of one user, one client, all clients and all, in each process; and the seconds between two comment lines. */
  streams: { ofUser: 20, ofClient: 100, ofClients: 1_800, ofAll: 2_000, beat: STREAM_BEAT },
  /** How long the rest of the body of an answered request may take. */
  rest: { seconds: 5 },
  /** At a stop: the time for incomplete requests, and the time for complete ones. */
  stop: { unfinishedSeconds: 2, seconds: 7 },
}

export type Bounds = typeof bounds

/** The bounds of processes that read foreign files. */
const readerBoundNames = [
  'image_side',
  'image_memory',
  'pdf_seconds',
  'pdf_memory',
  'pdfs_waiting',
  'sheet_seconds',
  'sheet_memory',
  'sheets_waiting',
  'reading_seconds',
  'reading_memory',
  'readings_waiting',
  'reader_share',
] as const

export type ReaderBoundName = (typeof readerBoundNames)[number]

/** The bounds that a visitor can reach; `/metrics` counts each. */
export const boundNames = [
  ...readerBoundNames,
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
  'calls_waiting',
  'streams',
] as const

export type BoundName = (typeof boundNames)[number]
