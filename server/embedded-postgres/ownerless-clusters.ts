import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { POINTER } from './layout.ts'
import { SHARED } from './system-user.ts'

/** A cluster outside its data folder, which is deleted, moved or not mounted. */
export interface OwnerlessCluster {
  folder: string
  dataDir: string
}

/** Returns the clusters of a machine to which no data folder points any more: `rm -r` of the folder leaves its database. */
export function ownerlessClusters(shared = SHARED): OwnerlessCluster[] {
  try {
    return readdirSync(shared)
      .filter((id) => existsSync(join(shared, id, 'data-dir')))
      .map((id) => ({ id, dataDir: readFileSync(join(shared, id, 'data-dir'), 'utf8').trim() }))
      .filter(({ id, dataDir }) => !pointsTo(dataDir, id))
      .map(({ id, dataDir }) => ({ folder: join(shared, id), dataDir }))
  } catch {
    // There is no such folder, or one has just been deleted.
    return []
  }
}

function pointsTo(dataDir: string, id: string): boolean {
  const pointer = join(dataDir, POINTER)
  return existsSync(pointer) && readFileSync(pointer, 'utf8').trim() === id
}
