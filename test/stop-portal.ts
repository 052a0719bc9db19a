import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { isAlive } from '#server/embedded-postgres/process.ts'
import type { ServerProcess } from '#test/e2e/server-process.ts'
import {
  closeAllVisitors,
  openRaw,
  openUnfinishedRequests,
  type RawVisitor,
  requestHead,
  type Target,
  targetOf,
} from '#test/unfinished-requests.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

export interface Stopped {
  code: number | null
  signal: string | null
  seconds: number
  /** The number of unanswered requests, of those that had arrived. */
  unanswered: number
  /** Of those, the requests that were answered with a 5xx. */
  refused: number
  /** Child processes that survived it, such as PostgreSQL. */
  survivors: string[]
}

/** Sends a signal to a process and all below it, the way service managers do, and to itself once more, as its parent does. */
export function signalTree(root: ChildProcess, signal: NodeJS.Signals): void {
  const tree = [root.pid ?? 0]
  for (const pid of tree) tree.push(...childrenOf(pid).map((child) => child.pid))
  for (const pid of tree.toReversed().filter(isAlive)) process.kill(pid, signal)
  setTimeout(() => root.kill(signal), 500)
}

/**
 * Stops a portal (by default with SIGTERM) under mixed load: sign-ins and an image that have arrived, and one
 * unfinished request of each kind.
 */
export async function stopUnderVisitors(
  portal: ServerProcess,
  credentials: { email: string; password: string },
  {
    arrived = 50,
    stop = ({ process }) => void process.kill('SIGTERM'),
  }: { arrived?: number; stop?: (portal: ServerProcess) => void } = {},
): Promise<Stopped> {
  const data = await portal.ok(identityEndpoints.signIn, { body: credentials })
  const token = data.access_token
  const target = targetOf(portal.origin, token)
  const first = await openKept(target) // whose image starts the process that reads it
  first.socket.write(await uploadOf(token))
  while (!isAnswered(first)) await sleep(5)
  const unfinished = await openUnfinishedRequests(target)
  const inFlight = await Promise.all(Array.from({ length: arrived }, () => openKept(target)))
  const requests = [await uploadOf(token), ...Array.from({ length: arrived - 1 }, () => signInOf(credentials))]
  for (const [n, { socket }] of inFlight.entries()) socket.write(requests[n] ?? '')
  // Written in one turn; all have been read when the first is answered, because hashing takes longer.
  while (!inFlight.some(isAnswered)) await sleep(5)
  const children = childrenOf(portal.process.pid)

  const startedAt = performance.now()
  const ended = once(portal.process, 'exit') as Promise<[number | null, string | null]>
  stop(portal)
  const [code, signal] = await ended
  const seconds = (performance.now() - startedAt) / 1000
  await Promise.all(inFlight.map(({ closed }) => closed))
  closeAllVisitors(unfinished)
  return {
    code,
    signal,
    seconds,
    unanswered: inFlight.filter((visitor) => !isAnswered(visitor)).length,
    refused: inFlight.filter(({ answer }) => / 5\d\d /.test(answer().match(/HTTP\/1\.1 \d{3} /g)?.[1] ?? '')).length,
    survivors: await outliving(children),
  }
}

/** Returns the processes that still exist after a while; a killed process takes a moment to end. */
async function outliving(children: ReturnType<typeof childrenOf>): Promise<string[]> {
  const alive = () => children.filter(({ pid }) => isAlive(pid))
  for (let waited = 0; waited < 8000 && alive().length > 0; waited += 50) await sleep(50)
  return alive().map(({ command }) => command)
}

/** Opens a keep-alive connection on which the server has answered once. */
async function openKept(target: Target): Promise<RawVisitor> {
  const visitor = await openRaw(target)
  visitor.socket.write('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n')
  while (!visitor.answer() && !visitor.socket.destroyed) await sleep(5)
  return visitor
}

/** Returns whether the second request of a connection was answered. */
const isAnswered = ({ answer }: RawVisitor) => (answer().match(/HTTP\/1\.1 \d{3} /g)?.length ?? 0) === 2

function signInOf(credentials: object): Buffer {
  const body = JSON.stringify(credentials)
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  return Buffer.from(requestHead({ path: '/auth/login', headers }) + body)
}

async function uploadOf(token: string): Promise<Buffer> {
  const { body, headers } = formWith(await proofImage(1))
  const start = requestHead({ path: '/utils/upload', token, headers: { ...headers, 'content-length': body.length } })
  return Buffer.concat([Buffer.from(start), body])
}

function childrenOf(parent: number | undefined): { pid: number; command: string }[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(line))
    .filter((match) => Number(match?.[2]) === parent)
    .map((match) => ({ pid: Number(match?.[1]), command: match?.[3] ?? '' }))
    .filter(({ command }) => !command.startsWith('ps '))
}
