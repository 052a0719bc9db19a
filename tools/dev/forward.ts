import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http'
import type { RestartingServer } from './restarting-server.ts'

const IS_SERVERS = /^\/(?:api\/|healthz$|readyz$|metrics$)/

/**
 * Forwards calls to the server of the portal. During a restart a call waits; when the server did not
 * start, it is a 503.
 */
export function forwardTo(server: Pick<RestartingServer, 'port'>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!IS_SERVERS.test(request.url ?? '')) next()
    else
      void server.port().then(
        (port) => pass(request, response, port),
        (error: Error) => fail(response, error),
      )
  }
}

function pass(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = request
  const passed = openRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  passed.on('error', (error) => fail(response, error))
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

function fail(response: ServerResponse, { message }: Error): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ success: false, message, errors: { message } }))
}
