import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while no other launch works on this folder: two at once would install over each other.
 * Removes a lock whose process has ended, or whose process id by now belongs to another program.
 */
export async function withFolderLock(root, work) {
  const file = join(root, '.launch-lock')
  const owner = `${process.pid} ${startOf(process.pid)}`
  for (let isLogged = false; !tryLock(file, owner); ) {
    if (clearStale(file)) continue
    if (!isLogged) console.error('Waiting for another start on this folder…')
    isLogged = true
    await sleep(300)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryLock(file, owner) {
  try {
    const lock = openSync(file, 'wx')
    writeSync(lock, owner)
    closeSync(lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Error(`The folder of the portal cannot be written: ${error.message}`)
  }
}

function clearStale(file) {
  let owner
  try {
    owner = readFileSync(file, 'utf8')
    // The content follows a moment after the creation: a new empty lock is just being taken.
    if (owner === '' && Date.now() - statSync(file).mtimeMs < 5_000) return false
  } catch {
    return true // released meanwhile
  }
  const [pid, start] = owner.split(' ')
  if (owner !== '' && isAlive(Number(pid)) && startOf(pid) === (start ?? '')) return false
  // Renamed first: when two processes remove it, one may already hold the next lock, which must be
  // restored.
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') === owner) rmSync(aside)
    else renameSync(aside, file)
  } catch {
    // Another process was faster.
  }
  return true
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Returns when a process started, in the kernel's ticks, which detects a reused process id. Empty
 * without /proc.
 */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
