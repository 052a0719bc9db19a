import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the packages of package-lock.json that this machine needs and node_modules lacks in the
 * locked version, by npm's own list of installed packages. Includes the packages of this platform: npm
 * regards them as optional, and some versions omit one silently. Without `dev`, packages of tests and
 * tools are ignored. A machine is named as npm names it; `libc` is null where there is only one.
 * @param {string} root
 * @param {{ dev: boolean, machine?: { os: string, cpu: string, libc: string | null } }} options
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

/** Applies npm's rule: a name, a list of accepted names, or one of excluded names with `!`. */
function fits(names, name) {
  if (!names) return true
  const list = [names].flat()
  return (
    list.some((entry) => entry === name) || (list.every((entry) => entry.startsWith('!')) && !list.includes(`!${name}`))
  )
}

/** Returns this machine as npm names it; the C library only on Linux. */
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
