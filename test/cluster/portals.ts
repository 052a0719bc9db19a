import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRILL_SETTINGS, waitUntil } from '#test/drills/drill-setup.ts'
import { SERVER_FLAGS } from '../../tools/launch/run-node.mjs'
import { addressOf, type Machines } from './machines.ts'

export const BUILD = join(import.meta.dirname, '../..')
/** The machines with a portal, by its name in haproxy.cfg. */
export const PORTALS = { node1: 'portal1', node2: 'portal2' } as const
export type PortalNode = keyof typeof PORTALS

export interface Portals {
  start(node: PortalNode, build: string, settings?: Record<string, string>): Promise<void>
  /** One after the other, as deploy/cluster/README.md says: no new requests, SIGTERM, the new build, requests again. */
  roll(build: string, settings?: (node: PortalNode) => Record<string, string>): Promise<void>
  /** Each process by its id; one that ended is null. */
  alive(): Record<string, number | null>
  close(): Promise<void>
}

export function openPortals(folder: string, machines: Machines): Portals {
  const processes = new Map<PortalNode, ChildProcess>()
  const nodes = Object.keys(PORTALS) as PortalNode[]
  const start: Portals['start'] = async (node, build, settings = {}) => {
    const log = openSync(join(folder, node, 'portal.log'), 'a')
    const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/start/main.ts'], {
      cwd: build,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        ...DRILL_SETTINGS,
        ...machines.portalSettings(node),
        ...settings,
      },
      stdio: ['ignore', log, log],
    })
    processes.set(node, child)
    const isReady = async () => (await fetch(`http://${addressOf(node)}:3000/readyz`)).ok
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The portal of ${node} ended: see ${folder}/${node}/portal.log`)
    })
    await Promise.race([waitUntil(isReady, 60_000), ended])
  }
  const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
  return {
    start,
    async roll(build, settings = () => ({})) {
      for (const node of nodes) {
        const server = `portals/${PORTALS[node]}`
        const child = processes.get(node)
        await machines.tellHaproxy(`set server ${server} state drain`)
        const ended = child && once(child, 'exit')
        child?.kill('SIGTERM')
        const code = (await ended)?.[0]
        if (code !== 0) throw new Error(`The portal of ${node} ended with ${code}`)
        await start(node, build, settings(node))
        await machines.tellHaproxy(`set server ${server} state ready`)
        await machines.untilUp(server)
      }
    },
    alive: () =>
      Object.fromEntries([...processes].map(([node, child]) => [node, isAlive(child) ? (child.pid ?? null) : null])),
    async close() {
      for (const child of processes.values()) {
        if (!isAlive(child)) continue
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
    },
  }
}

/** Makes a copy of the product with one more migration: the build that a cluster is rolled to. */
export function makeNewBuild(folder: string): string {
  const build = join(folder, 'new-build')
  mkdirSync(build)
  for (const name of ['package.json', 'contract', 'reports', 'server', 'tools', 'web/public'])
    cpSync(join(BUILD, name), join(build, name), { recursive: true })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(BUILD, name), join(build, name))
  const migrations = join(build, 'server/db/migrations')
  const last = Number(readdirSync(migrations).sort().at(-1)?.slice(0, 4))
  const number = String(last + 1).padStart(4, '0')
  writeFileSync(join(migrations, `${number}-of-a-new-build.sql`), 'create table of_a_new_build (id int primary key);\n')
  return build
}
