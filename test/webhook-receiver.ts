import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedEvent {
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
  path: string
}

/** A program of somebody else that takes webhooks over HTTP. */
export async function openReceiver() {
  const received: ReceivedEvent[] = []
  const receiver = {
    url: '',
    received,
    /** What it answers to a body. */
    answer: (_event: ReceivedEvent): number | Promise<number> => 200,
    /** The types of the received events, in their order. */
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const event = { headers: request.headers, body: bytes.toString(), bytes, path: request.url ?? '' }
      received.push(event)
      void Promise.resolve(receiver.answer(event)).then((status) => response.writeHead(status).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return receiver
}
