import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openRaw, requestHead, type Target } from './unfinished-requests.ts'

/** A call whose answer is not waited for: path below `/api/v1`, and JSON body. */
export interface CallToCut {
  path: string
  body?: object
}

export function requestOf({ token }: Target, { path, body }: CallToCut): string {
  const text = body ? JSON.stringify(body) : ''
  const headers = body ? { 'content-type': 'application/json', 'content-length': text.length } : {}
  return requestHead({ method: body ? 'POST' : 'GET', path, token, headers }) + text
}

/** Sends a request and hangs up after some milliseconds; every fourth visitor after the answer has begun. */
export async function cutAnswer(target: Target, request: string, n: number): Promise<void> {
  const { socket, closed } = await openRaw(target)
  socket.write(request)
  if (n % 4 === 3) {
    await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed])
    socket.pause()
  } else await sleep(n % 20)
  socket.destroy()
  await closed
}

/** Returns what answers hold: the open files below a data folder of a process (on Linux), and the temporary ones. */
export async function filesHeld(
  dataDir: string,
  pid: number | 'self',
): Promise<{ open: string[]; temporary: string[] }> {
  const folder = `/proc/${pid}/fd`
  const links = (await readdir(folder).catch(() => [])).map((name) => readlink(join(folder, name)).catch(() => ''))
  const open = (await Promise.all(links)).filter((path) => path.startsWith(dataDir))
  return { open: open.toSorted(), temporary: await readdir(join(dataDir, 'temporary')).catch(() => []) }
}
