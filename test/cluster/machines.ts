import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv, promisify } from 'node:util'
import { databaseUser } from '#server/embedded-postgres/system-user.ts'
import { waitUntil } from '#test/drills/drill-setup.ts'
import { getPrograms } from './programs.ts'

export const NODES = ['node1', 'node2', 'node3'] as const
export type NodeName = (typeof NODES)[number]

/** Each machine is an address of the loopback network, so the files of deploy/cluster keep their ports. */
export const addressOf = (node: NodeName): string => `127.0.71.${node.slice(-1)}`
const PORTS = [2379, 2380, 3000, 5000, 5432, 6432, 8008, 8080]

const CONFIG = join(import.meta.dirname, '../../deploy/cluster')
const run = promisify(execFile)

type Service = 'etcd' | 'patroni' | 'haproxy' | 'pgbouncer'

/** The processes of three machines, configured by deploy/cluster/configure.sh. */
export interface Machines {
  values: Readonly<Record<string, string>>
  /** The filled settings of a portal. */
  portalSettings(node: NodeName): Record<string, string>
  start(service: Service, node: NodeName): Promise<void>
  /** SIGKILL, or SIGTERM and its end. */
  end(service: Service, node: NodeName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  killPostgres(node: NodeName): void
  primary(): Promise<NodeName>
  /** Until each of the three is a member: one primary, one synchronous standby, all of them streaming. */
  untilWhole(): Promise<void>
  switchOver(): Promise<void>
  etcdLeader(): Promise<NodeName>
  /** Sends a command to each HAProxy. */
  tellHaproxy(command: string): Promise<void>
  /** Until each HAProxy sends requests to a server, `backend/server`. */
  untilUp(server: string): Promise<void>
  psql(args: string[]): Promise<void>
  close(): Promise<void>
}

/** `folder` must be reachable by the user that runs PostgreSQL. */
export async function openMachines(folder: string, files: Record<string, string>): Promise<Machines> {
  const programs = getPrograms()
  await requireFreePorts()
  const user = databaseUser() ?? undefined
  const values = fillConfiguration(folder, dirname(programs.postgres), files)
  const at = (node: NodeName, ...path: string[]) => join(folder, node, ...path)
  const processes = new Map<string, ChildProcess>()
  const environment = (more: Record<string, string> = {}) => ({
    PATH: `${dirname(programs.postgres)}:${process.env.PATH}`,
    LANG: 'C.UTF-8',
    HOME: folder,
    ...(process.env.PYTHONPATH && { PYTHONPATH: process.env.PYTHONPATH }),
    ...more,
  })
  const commands: Record<Service, (node: NodeName) => [string, string[], Record<string, string>?]> = {
    etcd: (node) => [programs.etcd, [], parseEnv(readFileSync(at(node, 'etcd.env'), 'utf8')) as Record<string, string>],
    patroni: (node) => [programs.patroni, [at(node, 'patroni.yml')]],
    haproxy: (node) => [programs.haproxy, ['-db', '-f', at(node, 'haproxy.cfg')]],
    pgbouncer: (node) => [programs.pgbouncer, [at(node, 'pgbouncer.ini')]],
  }

  const machines: Machines = {
    values,
    portalSettings: (node) => parseEnv(readFileSync(at(node, 'portal.env'), 'utf8')) as Record<string, string>,
    async start(service, node) {
      const [command, args, env] = commands[service](node)
      const log = openSync(at(node, `${service}.log`), 'a')
      // HAProxy takes its user from its configuration when it is started as root.
      const as = service === 'haproxy' ? {} : user
      const child = spawn(command, args, { ...as, cwd: folder, env: environment(env), stdio: ['ignore', log, log] })
      await once(child, 'spawn')
      processes.set(`${service} ${node}`, child)
    },
    async end(service, node, signal) {
      const child = processes.get(`${service} ${node}`)
      processes.delete(`${service} ${node}`)
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
    killPostgres(node) {
      const pid = Number(readFileSync(at(node, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
      if (pid > 1) process.kill(pid, 'SIGKILL')
    },
    async primary() {
      for (const node of NODES) if (await answersOk(`http://${addressOf(node)}:8008/primary`)) return node
      throw new Error('There is no primary')
    },
    async untilWhole() {
      await waitUntil(async () => {
        const members = await clusterMembers()
        const states = members.map(({ role, state }) => (role === 'leader' ? state === 'running' : isFollowing(state)))
        const synchronous = members.filter(({ role }) => role === 'sync_standby').length
        return members.length === 3 && states.every(Boolean) && synchronous === 1
      }, 60_000)
    },
    async switchOver() {
      const file = at('node1', 'patroni.yml')
      await run(programs.patronictl, ['-c', file, 'switchover', '--force'], { env: environment(), cwd: folder })
    },
    async etcdLeader() {
      for (const node of NODES) {
        const { header, leader } = await post(`http://${addressOf(node)}:2379/v3/maintenance/status`)
        if (leader === header.member_id) return node
      }
      throw new Error('etcd has no leader')
    },
    async tellHaproxy(command) {
      for (const node of NODES) {
        const answer = await askHaproxy(at(node, 'haproxy.sock'), command)
        if (answer !== '') throw new Error(`HAProxy of ${node}: ${answer}`)
      }
    },
    async untilUp(server) {
      const isUp = async (node: NodeName) =>
        (await askHaproxy(at(node, 'haproxy.sock'), 'show stat'))
          .split('\n')
          .some((line) => line.startsWith(`${server.replace('/', ',')},`) && line.includes(',UP,'))
      await waitUntil(async () => (await Promise.all(NODES.map(isUp))).every(Boolean), 20_000)
    },
    async psql(args) {
      const env = environment({ PGPASSWORD: values.SUPERUSER_PASSWORD ?? '' })
      const host = ['-h', addressOf('node1'), '-p', '5000', '-U', 'postgres', '-v', 'ON_ERROR_STOP=1', '-q']
      await run(programs.psql, [...host, ...args], { env, cwd: folder })
    },
    async close() {
      for (const service of ['pgbouncer', 'haproxy', 'patroni', 'etcd'] as const) {
        for (const node of NODES) {
          await machines.end(service, node, 'SIGKILL')
          if (service !== 'patroni') continue
          try {
            machines.killPostgres(node)
          } catch {
            // It does not run.
          }
        }
      }
      await sleep(500) // the processes of PostgreSQL end after their first one
    },
  }
  return machines
}

async function askHaproxy(path: string, command: string): Promise<string> {
  const socket = connect(path)
  socket.end(`${command}\n`)
  return (await socket.toArray()).join('').trim()
}

interface Member {
  name: string
  role: string
  state: string
}

const isFollowing = (state: string) => state === 'running' || state === 'streaming'

async function clusterMembers(): Promise<Member[]> {
  for (const node of NODES) {
    try {
      const answer = await fetch(`http://${addressOf(node)}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
      return ((await answer.json()) as { members: Member[] }).members
    } catch {
      // This node is away.
    }
  }
  return []
}

const answersOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

async function post(url: string): Promise<{ header: { member_id: string }; leader: string }> {
  return (await (await fetch(url, { method: 'POST', body: '{}' })).json()) as never
}

/** Throws one line when something else listens where a machine of the drill is to listen. */
async function requireFreePorts(): Promise<void> {
  for (const node of NODES)
    for (const port of PORTS)
      await new Promise<void>((resolve, reject) => {
        const server = createServer()
        server.once('error', () => reject(new Error(`The drill needs port ${port} of ${addressOf(node)}.`)))
        server.listen(port, addressOf(node), () => server.close(() => resolve()))
      })
}

/** Fills the files of deploy/cluster for each machine; answers the values of all of them. */
function fillConfiguration(folder: string, pgBin: string, more: Record<string, string>): Record<string, string> {
  const user = databaseUser()
  const name = (flag: string) =>
    user ? execFileSync('id', [flag, '-n', String(user.uid)], { encoding: 'utf8' }).trim() : userInfo().username
  const example = parseEnv(readFileSync(join(CONFIG, 'cluster.env'), 'utf8'))
  const secrets = Object.keys(example).filter((key) => /_PASSWORD$|^APP_SECRET$/.test(key))
  const shared: Record<string, string> = {
    ...(example as Record<string, string>),
    ...Object.fromEntries(NODES.map((node, index) => [`ADDRESS_${index + 1}`, addressOf(node)])),
    ...Object.fromEntries(secrets.map((key) => [key, randomBytes(24).toString('hex')])),
    NETWORK: '127.0.0.0/8',
    PUBLIC_URL: `http://${addressOf('node3')}:8080`,
    PG_BIN: pgBin,
    HAPROXY_USER: user ? name('-u') : userInfo().username,
    HAPROXY_GROUP: user ? execFileSync('id', ['-g', '-n', name('-u')], { encoding: 'utf8' }).trim() : groupName(),
    ...more,
  }
  for (const node of NODES) {
    const own = join(folder, node)
    for (const name of ['', 'postgres', 'etcd', 'portal']) {
      mkdirSync(join(own, name), { recursive: true, mode: 0o700 })
      if (user && name !== 'portal') chownSync(join(own, name), user.uid, user.gid)
    }
    const values = {
      ...shared,
      PG_DATA: join(own, 'postgres'),
      PG_SOCKETS: own,
      ETCD_DATA: join(own, 'etcd'),
      HAPROXY_SOCKET: join(own, 'haproxy.sock'),
      PGBOUNCER_FOLDER: own,
      PORTAL_DATA: join(own, 'portal'),
    }
    const file = join(own, 'cluster.env')
    writeFileSync(
      file,
      Object.entries(values)
        .map((entry) => `${entry.join('=')}\n`)
        .join(''),
    )
    execFileSync('sh', [join(CONFIG, 'configure.sh'), file, node, own], { stdio: ['ignore', 'ignore', 'inherit'] })
    if (user)
      for (const name of readdirSync(own))
        if (statSync(join(own, name)).isFile()) chownSync(join(own, name), user.uid, user.gid)
  }
  return shared
}

const groupName = () => execFileSync('id', ['-g', '-n'], { encoding: 'utf8' }).trim()
