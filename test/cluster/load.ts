import { setTimeout as sleep } from 'node:timers/promises'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Endpoint, EndpointData } from '#contract/endpoint.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import type { ApiResponse, Caller, CallOptions, Session } from '#test/caller.ts'
import type { ClientSession, Factories } from '#test/factories.ts'
import { uploadForm } from '#test/upload-form.ts'

const WORKERS = 6
/** Milliseconds: between two tries of a caller, and how long it goes on trying. */
const TRY_AGAIN = 100
const PATIENCE = 90_000

/** One request and what came of it; `at` and `ms` in milliseconds. */
interface Attempt {
  at: number
  ms: number
  /** The status, or `cut` where no answer came. */
  outcome: number | 'cut'
  hasRetryAfter: boolean
}

/** What was acknowledged. */
export interface Acknowledged {
  /** The id of each case by the remark that no other case has. */
  cases: Map<string, string>
  /** The id of the case that each payment pays. */
  payments: Map<string, string>
  /** The addresses of proofs, in the store that all portals share. */
  proofs: string[]
}

export interface Load {
  acknowledged: Acknowledged
  attempts: readonly Attempt[]
  /** When each write was acknowledged. */
  writes: readonly number[]
  /** What no fault explains. */
  faults: string[]
  /** Returns how many cases a second so many callers can create who never pause, measured for some seconds. */
  measureCreates(callers: number, seconds: number): Promise<number>
  /** Until every worker has finished its task, so that all it sent is settled. */
  pause(): Promise<void>
  resume(): void
  stop(): Promise<void>
}

/** People who type cases, pay and read at `origin`, until they are stopped. They begin paused. */
export function startLoad(
  call: Caller,
  people: { admin: Session; clients: ClientSession[] },
  caseBody: Factories['caseBody'],
): Load {
  const attempts: Attempt[] = []
  const writes: number[] = []
  const faults: string[] = []
  const acknowledged: Acknowledged = { cases: new Map(), payments: new Map(), proofs: [] }
  let count = 0
  const next = () => (count += 1)

  /** Asks until there is an answer. A POST is repeated with its key, as the web app does. */
  async function settle<E extends Endpoint>(endpoint: E, ask: CallOptions<E>) {
    const begin = performance.now()
    for (let tries = 1; ; tries += 1) {
      const at = performance.now()
      const answer: ApiResponse<EndpointData<E>> | null = await call(endpoint, ask).catch(() => null)
      const hasRetryAfter = Number(answer?.headers['retry-after']) > 0
      attempts.push({ at, ms: performance.now() - at, outcome: answer?.status ?? 'cut', hasRetryAfter })
      if (answer && answer.status < 500) return { answer, isRetry: tries > 1 }
      if (performance.now() - begin > PATIENCE) throw new Error(`${endpoint.path}: no answer in ${PATIENCE} ms`)
      await sleep(TRY_AGAIN)
    }
  }
  /** Returns the data of a write; null where a try before it may have been done, and the answer is a conflict. */
  async function write<E extends Endpoint>(endpoint: E, ask: CallOptions<E>): Promise<EndpointData<E> | null> {
    const { answer, isRetry } = await settle(endpoint, ask)
    if (answer.status === 409 && isRetry) return null
    if (answer.status >= 400) throw new Error(`${endpoint.path} answered ${answer.status} ${answer.message}`)
    writes.push(performance.now())
    return answer.data
  }

  async function createCase(): Promise<string | null> {
    const remarks = `CLUSTER ${next()}`
    const body = await caseBody({ transactionDetail: { remarks } })
    const headers = { 'idempotency-key': `cluster-${remarks.replace(' ', '-')}` }
    const made = await write(caseEndpoints.create, { as: people.admin, body, headers })
    if (made) acknowledged.cases.set(remarks, made.id)
    return made?.id ?? null
  }
  async function payCase(): Promise<void> {
    const client = people.clients[next() % people.clients.length]
    const caseId = await createCase()
    if (!client || !caseId) return
    await write(caseEndpoints.verify, { as: people.admin, params: { id: caseId } })
    const body = { caseId, clientId: client.client.id }
    const assigned = await write(caseEndpoints.assign, { as: people.admin, body })
    if (!assigned) return
    const { answer } = await settle(caseEndpoints.details, { as: people.admin, params: { id: caseId } })
    const caseAssignmentIds = [assigned.caseAssignmentId]
    const payment = { caseAssignmentIds, amount: answer.data.totalAmount, mode: 'CREDIT' }
    const headers = { 'idempotency-key': `cluster-pay-${next()}` }
    const paid = await write(paymentEndpoints.payCases, { as: client, body: payment, headers })
    if (paid) acknowledged.payments.set(paid.paymentId, caseId)
  }
  async function upload(): Promise<void> {
    const as = people.clients[next() % people.clients.length]
    if (!as) return
    const proof = await write(fileEndpoints.upload, { as, ...(await uploadForm(next())) })
    if (proof) acknowledged.proofs.push(proof.url)
  }
  async function read(): Promise<void> {
    const ids = [...acknowledged.cases.values()]
    const id = ids[next() % Math.max(1, ids.length)]
    const query = { page: 0, pageSize: 50 }
    const { answer } = await settle(caseEndpoints.unverified, { as: people.admin, query })
    if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`)
    await settle(queueEndpoints.counts, { as: people.admin })
    if (!id) return
    const details = await settle(caseEndpoints.details, { as: people.admin, params: { id } })
    if (details.answer.status !== 200) throw new Error(`case ${id} was acknowledged and reads ${details.answer.status}`)
  }

  const tasks = [createCase, read, payCase, createCase, read, createCase, payCase, read, createCase, read, upload]
  let isStopped = false
  let gate = Promise.withResolvers<void>()
  let isPaused = true
  let waiting = 0
  let allWait: (() => void) | null = null
  async function work(first: number): Promise<void> {
    for (let at = first; !isStopped; at += 1) {
      if (isPaused) {
        waiting += 1
        if (waiting === WORKERS) allWait?.()
        await gate.promise
        waiting -= 1
        continue
      }
      await tasks[at % tasks.length]?.().catch((error: Error) => void faults.push(error.message))
      await sleep(20)
    }
  }
  const workers = Array.from({ length: WORKERS }, (_, n) => work(n))
  return {
    acknowledged,
    attempts,
    writes,
    faults,
    async measureCreates(callers, seconds) {
      const before = acknowledged.cases.size
      const end = performance.now() + seconds * 1000
      const caller = async () => {
        while (performance.now() < end) await createCase()
      }
      await Promise.all(Array.from({ length: callers }, caller))
      return Math.round((acknowledged.cases.size - before) / seconds)
    },
    async pause() {
      isPaused = true
      if (waiting < WORKERS) await new Promise<void>((resolve) => (allWait = resolve))
    },
    resume() {
      isPaused = false
      gate.resolve()
      gate = Promise.withResolvers()
    },
    async stop() {
      isStopped = true
      gate.resolve()
      await Promise.all(workers)
    },
  }
}
