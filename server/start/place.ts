import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/*
 * A data folder that was copied to another place must not write to the office's people a second time.
 */

const Place = z.object({
  /** The folder as it was started last. */
  path: z.string(),
  /** Which file this is on its disk: a copy is another one. Null on file systems that do not keep such numbers. */
  file: z.string().nullable(),
  /** The machine, and the addresses of its built-in network cards; null where nothing tells it, as in a container. */
  machine: z.object({ id: z.string(), cards: z.array(z.string()) }).nullable(),
})
export type Place = z.output<typeof Place>

/** A file of the data folder that says where the folder is. It is part of every copy. */
const placeFile = (dataDir: string): string => join(dataDir, 'place.json')

/** File systems whose files keep their numbers: ext2 to ext4, XFS, Btrfs, ZFS, F2FS, bcachefs, tmpfs, and APFS. */
const NUMBERED = [0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0xca451a4e, 0x01021994]
const TMPFS = 0x01021994

/** Returns the place of a data folder, once its file is there. */
function findPlace(dataDir: string): Place {
  const path = realpathSync(dataDir)
  const file = placeFile(path)
  const { ino, birthtimeNs } = statSync(file, { bigint: true })
  const isNumbered = process.platform === 'darwin' || NUMBERED.includes(statfsSync(file).type)
  return { path, file: isNumbered ? `${ino}-${birthtimeNs}` : null, machine: findMachine() }
}

/**
 * Returns whether a folder is where it was. On one machine a folder may move, but a copy beside its original is one. On
 * another machine it is a copy. Where nothing tells the machine, a file on another place of a disk is a copy.
 */
export function isSamePlace(before: Place, now: Place): boolean {
  const hasOriginal = before.path !== now.path && isAnotherFile(placeFile(before.path), placeFile(now.path))
  if (hasOriginal) return false
  if (!before.machine || !now.machine) return !before.file || !now.file || before.file === now.file
  const [{ id, cards }, machine] = [before.machine, now.machine]
  const hasCards =
    cards.length === 0 || machine.cards.length === 0 || cards.some((card) => machine.cards.includes(card))
  return id === machine.id && hasCards
}

function isAnotherFile(one: string, other: string): boolean {
  if (!existsSync(one)) return false
  const [first, second] = [statSync(one), statSync(other)]
  return first.dev !== second.dev || first.ino !== second.ino
}

/**
 * Compares the place of a data folder with the one that it was started at last. `copied` runs before the new place is
 * kept: so a start that is killed meanwhile repeats it. Without a record, as in an office of an earlier version, the folder
 * counts as being where it was.
 */
export async function notePlace(dataDir: string, copied: () => Promise<void>): Promise<void> {
  const file = placeFile(dataDir)
  const before = readPlace(file)
  // Written into the same file, not over it: its number is in it.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600 })
  const now = findPlace(dataDir)
  if (before && !isSamePlace(before, now)) await copied()
  const text = `${JSON.stringify(now)}\n`
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

function readPlace(file: string): Place | null {
  try {
    return Place.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null // none yet, or a start was killed while it wrote
  }
}

/** A container has no machine of its own: name, id and network cards may be others at each start. */
const isContainer = () =>
  existsSync('/.dockerenv') || existsSync('/run/.containerenv') || process.env.KUBERNETES_SERVICE_HOST !== undefined

function findMachine(): Place['machine'] {
  const file = '/etc/machine-id'
  // Where the system is read-only, systemd makes an id for each start of the machine, in memory.
  if (isContainer() || !existsSync(file) || statfsSync(file).type === TMPFS) return null
  const id = readFileSync(file, 'utf8').trim()
  return /^[\da-f]{32}$/.test(id) ? { id, cards: findCards() } : null
}

/** Returns the permanent addresses of built-in network cards; a copy of a virtual machine keeps its id, but not these. */
function findCards(folder = '/sys/class/net'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => isBuiltIn(join(folder, name)))
    .map((name) => readFileSync(join(folder, name, 'address'), 'utf8').trim())
    .sort()
}

function isBuiltIn(card: string): boolean {
  try {
    const isPermanent = readFileSync(join(card, 'addr_assign_type'), 'utf8').trim() === '0'
    return isPermanent && !readlinkSync(join(card, 'device/subsystem')).endsWith('/usb')
  } catch {
    return false // a card that is not a device: loopback, bridges, tunnels
  }
}
