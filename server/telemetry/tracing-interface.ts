import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** The traces of a process. No name and no attribute holds personal data: route patterns and names of tables only. */
export interface Tracing {
  /** Traces every request of a server, by the pattern of its route, and gives its log lines the id of the trace. */
  traceRequests(app: FastifyInstance, routeOf: (pattern: string | undefined) => string): void
  /** Traces the statements that requests run on a pool. */
  traceStatements(pool: pg.Pool): void
  /** Sends what was not sent yet. */
  close(): Promise<void>
}
