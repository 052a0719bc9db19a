import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connect.ts'
import { sqlNumber } from '../../db/fast/sql-literals.ts'
import { knownPlaces, placeHash } from '../../http/known-device.ts'
import { PLACES_PER_ACCOUNT } from '../../http/rate-limit.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { newToken } from '../../security/keys.ts'

type From = Pick<RequestContext, 'device' | 'network' | 'now'>

/** Returns the hashes of device (where it has a token) and network; either one makes a place known. */
const placesOf = ({ device, network }: Pick<RequestContext, 'device' | 'network'>): Buffer[] => [
  ...(device ? [placeHash('device', device)] : []),
  placeHash('network', network),
]

/** Returns whether the account of an address was signed in to before, from this device or this network. */
export async function isKnownPlace(db: Db, from: From, email: string): Promise<boolean> {
  const known = await knownPlaces(db, from.now)
    .where('users.email', '=', email)
    .where('place', '=', sql<Buffer>`any(${placesOf(from)}::bytea[])`)
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Stores device and network after a user proved their identity, by password or by a mailed link. Gives a device without
 * a token one. The caller has locked the user's row, so concurrent calls respect the limit.
 */
export async function rememberPlace(
  tx: Tx,
  request: From & Pick<RequestContext, 'keepDevice'>,
  userId: string,
): Promise<void> {
  const device = request.device ?? newToken().token
  request.keepDevice(device)
  const seen_at = request.now.toISOString()
  const places = await tx
    .insertInto('known_places')
    .values(placesOf({ ...request, device }).map((place) => ({ user_id: userId, place, seen_at })))
    .onConflict((at) => at.columns(['user_id', 'place']).doUpdateSet({ seen_at }))
    .returning(sql<boolean>`xmax = 0`.as('is_new')) // an updated row has the number of a transaction there
    .execute()
  if (places.some(({ is_new }) => is_new)) await forgetOldestPlaces(tx, userId)
}

async function forgetOldestPlaces(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('known_places')
    .where('user_id', '=', userId)
    .where('place', 'in', (eb) =>
      eb
        .selectFrom('known_places')
        .select('place')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .offset(sqlNumber(PLACES_PER_ACCOUNT)),
    )
    .execute()
}
