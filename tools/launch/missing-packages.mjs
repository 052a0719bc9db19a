import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages of package-lock.json that this machine needs and node_modules does not have in the locked version, by
 * npm's own list of what it installed. The parts for this platform are among them: npm counts them as optional, and
 * some versions leave one out without a word. Without `dev`, packages that only tests and tools need are left out.
 */
export function missingPackages(root, { dev, machine = thisMachine() }) {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(locked)
    .filter(
      ([path, entry]) => path !== '' && isNeeded(entry, dev, machine) && installed[path]?.version !== entry.version,
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

function isNeeded({ dev: forDevelopment, optional, peer, os, cpu, libc }, dev, machine) {
  if ((forDevelopment && !dev) || peer) return false
  const isPart = Boolean(os || cpu || libc)
  if (!isPart) return !optional
  return fits(os, machine.os) && fits(cpu, machine.cpu) && (machine.libc === null || fits(libc, machine.libc))
}

/** npm's rule: a list of names that are meant, or with `!` of names that are not. */
function fits(list, name) {
  if (!list) return true
  return list.some((one) => one === name) || (list.every((one) => one.startsWith('!')) && !list.includes(`!${name}`))
}

/** As npm names it; the C library is told on Linux only. */
function thisMachine() {
  const isGlibc = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime !== undefined
  return {
    os: process.platform,
    cpu: process.arch,
    libc: process.platform === 'linux' ? (isGlibc ? 'glibc' : 'musl') : null,
  }
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}
