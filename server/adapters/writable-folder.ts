import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from '../embedded-postgres/data-lock.ts'
import { StartError } from '../start/start-error.ts'

/** Creates a folder in the data folder if it is missing, and proves that files can be created and deleted in it. */
export function requireWritableFolder(dataDir: string, name: string): void {
  const folder = join(dataDir, name)
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    makeDataDir(dataDir)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, 'probe', { mode: 0o600 })
    rmSync(probe)
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) accessSync(join(folder, entry.name), constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir}: its folder ${name} cannot be written: ${(error as Error).message}`)
  }
}
