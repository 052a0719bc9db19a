import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { API_BASE } from '#contract/endpoint.ts'
import { isAlive } from '#server/db/embedded-process.ts'
import type { Portal } from '#test/e2e/portal.ts'
import { hangUp, leaveUnfinished, targetOf } from '#test/unfinished-requests.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/** What became of a portal that was told to stop. */
export interface Stopped {
  code: number | null
  signal: string | null
  seconds: number
  /** Of the 50 requests that had arrived: how many got no answer. */
  unanswered: number
  /** Its own processes that outlived it, PostgreSQL first of all. */
  left: string[]
}

/**
 * Stops a portal (SIGTERM) under the whole mix: 50 requests in flight, an image that is being decoded, and one unfinished
 * request of each kind.
 */
export async function stopUnderVisitors(
  portal: Portal,
  credentials: { email: string; password: string },
): Promise<Stopped> {
  const signIn = () => portal.api<{ access_token: string }>('POST', '/auth/login', null, credentials)
  const { access_token: token } = await signIn()
  const visitors = await leaveUnfinished(targetOf(portal.origin, token))
  const { body, headers } = formWith(await proofImage(1))
  const upload = fetch(`${portal.origin}${API_BASE}/utils/upload`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  const inFlight = [upload, ...Array.from({ length: 50 }, signIn)]
  await Promise.race(inFlight.slice(1)) // all have arrived by then, for hashing takes longer
  const children = childrenOf(portal.process.pid)

  const begin = performance.now()
  const ended = once(portal.process, 'exit') as Promise<[number | null, string | null]>
  portal.process.kill('SIGTERM')
  const answers = await Promise.allSettled(inFlight)
  const [code, signal] = await ended
  const seconds = (performance.now() - begin) / 1000
  hangUp(visitors)
  return {
    code,
    signal,
    seconds,
    unanswered: answers.filter(({ status }) => status === 'rejected').length,
    left: children.filter(({ pid }) => isAlive(pid)).map(({ command }) => command),
  }
}

function childrenOf(parent: number | undefined): { pid: number; command: string }[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(line))
    .filter((found) => Number(found?.[2]) === parent)
    .map((found) => ({ pid: Number(found?.[1]), command: found?.[3] ?? '' }))
    .filter(({ command }) => !command.startsWith('ps '))
}
