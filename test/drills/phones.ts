/* The program of a process that uploads as phones do; a process of its own, so that it delays no measurement. */
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Phones that upload one form each, several times, at `rate` bytes a second. */
export interface PhonesTask {
  phones: { address: string; token: string }[]
  body: Buffer
  headers: Record<string, string>
  times: number
  rate: number
}

const PIECE = 64_000

/** Uploads as one phone does, in pieces; answers the status. */
const upload = ({ body, headers, rate }: PhonesTask, address: string, token: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length, authorization: `Bearer ${token}` },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)))
    const write = async () => {
      for (let at = 0; at < body.length; at += PIECE) {
        sent.write(body.subarray(at, at + PIECE))
        await sleep((1000 * PIECE) / rate)
      }
      sent.end()
    }
    void write()
  })

const [task] = (await once(process, 'message')) as [PhonesTask]
const statuses = await Promise.all(
  task.phones.map(async ({ address, token }) => {
    const answered: number[] = []
    while (answered.length < task.times) {
      const status = await upload(task, address, token)
      answered.push(status)
      if (status === 503) await sleep(5000)
    }
    return answered
  }),
)
process.send?.(statuses.flat())
