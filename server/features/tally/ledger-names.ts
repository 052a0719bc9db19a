import type { TallySettings } from '#contract/tally/tally.ts'
import { groupsOfTally, ledgersOfTally, officeLedgers } from '#contract/tally/tally-values.ts'
import type { Db } from '../../db/connect.ts'
import { onlyXmlCharacters } from './xml.ts'

/** Tally takes names that differ in letter case, spaces or signs alone for the same name. */
export const ledgerKey = (name: string): string => {
  const key = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return key || name
}

/** The names that Tally itself has, by the key under which it compares them. */
export const namesOfTally: ReadonlyMap<string, string> = new Map(
  [...ledgersOfTally, ...groupsOfTally].map((name) => [ledgerKey(name), name]),
)

/**
 * Returns the name of the ledger of each client: that of its firm, with ` (2)`, ` (3)` … for a client whose name an earlier
 * one, the office or Tally has. Clients are named in the order in which they were verified, so that a name stays.
 */
export function nameLedgers(
  clients: readonly { id: string; firm_name: string }[],
  settings: TallySettings,
): Map<string, string> {
  const taken = new Set([...namesOfTally.keys(), ...officeLedgers.map((ledger) => ledgerKey(settings[ledger]))])
  return new Map(
    clients.map(({ id, firm_name }) => {
      const firm = onlyXmlCharacters(firm_name).trim() || id
      let name = firm
      for (let copy = 2; taken.has(ledgerKey(name)); copy += 1) name = `${firm} (${copy})`
      taken.add(ledgerKey(name))
      return [id, name]
    }),
  )
}

/** Returns the names of the ledgers of all clients that vouchers may name. */
export async function readLedgerNames(db: Db, settings: TallySettings): Promise<Map<string, string>> {
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'firm_name'])
    .where('is_verified', '=', true)
    .orderBy('verified_at')
    .orderBy('id')
    .execute()
  return nameLedgers(clients, settings)
}
