import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '#test/drills/drill-setup.ts'
import { type Machines, NODES } from './machines.ts'
import type { Portals } from './portals.ts'

/** Milliseconds of the run in which a fault shows, at least. */
const SHORT = 6_000

export interface Fault {
  name: string
  /** Maximum seconds without a write. */
  target: number
  /** How long to look at least, in milliseconds. */
  least: number
  /** No failure of a request is allowed but a 503 for one in a thousand. */
  isPlanned?: boolean
  begin(): Promise<unknown>
  /** Brings back what was lost, as its service manager would. */
  end(): Promise<unknown>
}

/** The faults in their order. */
export function faultsOf(machines: Machines, portals: Portals, newBuild: string): Fault[] {
  return [
    nodeLost(machines),
    postgresKilled(machines),
    switchover(machines),
    etcdKilled(machines),
    {
      name: 'HAProxy of every machine restarted',
      target: 5,
      least: SHORT,
      async begin() {
        for (const node of NODES) await machines.end('haproxy', node, 'SIGTERM')
        for (const node of NODES) await machines.start('haproxy', node)
      },
      end: async () => {},
    },
    {
      name: 'portals rolled to a new build',
      target: 5,
      least: SHORT,
      isPlanned: true,
      begin: () => portals.roll(newBuild),
      end: async () => {},
    },
  ]
}

/** The primary and its Patroni end at once, without a notice. */
function nodeLost(machines: Machines): Fault {
  let lost: Awaited<ReturnType<Machines['primary']>>
  return {
    name: 'node of the primary lost',
    target: 25,
    least: SHORT,
    async begin() {
      lost = await machines.primary()
      const ended = machines.end('patroni', lost, 'SIGKILL')
      machines.killPostgres(lost)
      await ended
      await waitUntil(async () => (await machines.primary()) !== lost, 60_000)
    },
    end: () => machines.start('patroni', lost),
  }
}

export const postgresKilled = (machines: Machines): Fault => ({
  name: 'PostgreSQL of the primary killed',
  target: 10,
  least: SHORT,
  begin: async () => machines.killPostgres(await machines.primary()),
  end: async () => {},
})

export const switchover = (machines: Machines): Fault => ({
  name: 'switchover by hand',
  target: 5,
  least: SHORT,
  begin: () => machines.switchOver(),
  end: async () => {},
})

function etcdKilled(machines: Machines): Fault {
  let killed: Awaited<ReturnType<Machines['etcdLeader']>>
  return {
    name: 'the leader of etcd killed',
    target: 5,
    least: 12_000, // two rounds of Patroni
    async begin() {
      killed = await machines.etcdLeader()
      await machines.end('etcd', killed, 'SIGKILL')
    },
    async end() {
      await machines.start('etcd', killed)
      await sleep(2_000)
    },
  }
}
