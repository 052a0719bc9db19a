import { hash } from 'node:crypto'
import { DAY } from '#contract/durations.ts'
import type { Db } from '../db/connect.ts'
import { KNOWN_PLACE_DAYS } from './rate-limit.ts'

/** The hash by which a device or network is known to an account. */
export const placeHash = (kind: 'device' | 'network', place: string) => hash('sha256', `${kind} ${place}`, 'buffer')

/** Selects the places at which some user signed in lately enough to be known, joined with these users. */
export const knownPlaces = (db: Db, now: Date) =>
  db
    .selectFrom('known_places')
    .innerJoin('users', 'users.id', 'known_places.user_id')
    .select('known_places.user_id')
    .where('seen_at', '>', new Date(now.getTime() - KNOWN_PLACE_DAYS * DAY).toISOString())

/**
 * Returns a device where the account of a call, by its address or of its actor, knows it; null for any other, which is
 * nobody's proof of anything.
 */
export async function knownDevice(
  db: Db,
  { device, email, userId, now }: { device: string | null; email: string | null; userId: string | null; now: Date },
): Promise<string | null> {
  if (device === null || (email === null && userId === null)) return null
  const known = await knownPlaces(db, now)
    .where('place', '=', placeHash('device', device))
    .where((eb) => (email === null ? eb('users.id', '=', userId) : eb('users.email', '=', email)))
    .executeTakeFirst()
  return known ? device : null
}
