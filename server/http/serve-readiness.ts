import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { watchReadiness } from '../readiness.ts'

/** `/healthz`: the process is alive. `/readyz`: it can work (contract section 1); 503 while nobody can sign in. */
export function serveReadiness(app: FastifyInstance, deps: Deps): void {
  const readiness = watchReadiness(deps)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const { status, parts } = await readiness()
    reply.header('cache-control', 'no-store')
    if (status === 'away') reply.status(503).header('retry-after', 2)
    return status === 'ready' ? { status } : { status, parts }
  })
}
