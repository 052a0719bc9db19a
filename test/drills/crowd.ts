/* The program of a process that sends many requests at once; a process of its own, so that it delays no measurement. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'

/** Requests of one kind, all sent at once. */
export interface CrowdTask {
  kind: string
  times: number
  method: 'GET' | 'POST'
  /** Addresses and tokens, taken in turns. */
  visitors: { address: string; token: string }[]
  body?: Buffer
  headers?: Record<string, string>
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })

const send = ({ method, body, headers }: CrowdTask, address: string, token: string) =>
  new Promise<string>((resolve) => {
    const sent = request(address, {
      agent,
      method,
      headers: { ...headers, ...(body && { 'content-length': body.length }), authorization: `Bearer ${token}` },
    })
    sent.on('error', (error) => resolve(error.message))
    sent.on('response', (answer) => {
      const isRetry = answer.headers['retry-after'] !== undefined
      answer.resume().on('close', () => {
        const whole = answer.complete ? '' : ' cut off'
        resolve(`${answer.statusCode}${isRetry ? ' with Retry-After' : ''}${whole}`)
      })
    })
    sent.end(body)
  })

const [tasks] = (await once(process, 'message')) as [CrowdTask[]]
const answers = await Promise.all(
  tasks.flatMap((task) =>
    Array.from({ length: task.times }, async (_, n) => {
      const { address, token } = task.visitors[n % task.visitors.length] as CrowdTask['visitors'][number]
      return `${task.kind} ${await send(task, address, token)}`
    }),
  ),
)
process.send?.(answers)
