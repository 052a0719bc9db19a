import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'
import { checkInvariants } from '#server/db/invariants.ts'
import { requireMigrated } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { describeHead, findChainHead, isInChain } from '#server/history/history-chain.ts'
import { readConfig } from '#server/start/config.ts'

/*
 * `npm run audit-ledger`: checks the laws of the ledger over the whole database, also while the portal runs. Prints one
 * line per law; exits with 1 when a law is broken. Hashes in the arguments, as backups print them, are searched in the
 * chain of the history.
 */

/** Prints each law and returns the number of broken ones. */
async function audit(connection: Connection, hashes: string[]): Promise<number> {
  const client = new pg.Client({ ...connection, application_name: 'vehicle-record-portal audit' })
  client.on('error', () => {}) // a database that stops meanwhile fails the query under way, not the process
  await client.connect()
  try {
    await requireMigrated(client)
    // One snapshot for all laws, so that concurrent payments do not look incomplete.
    await client.query('begin isolation level repeatable read read only')
    const results = await checkInvariants(client)
    for (const hash of hashes) {
      const isThere = await isInChain(client, hash)
      results.push({ law: `the chain of the history goes through ${hash}`, broken: Number(!isThere), examples: [hash] })
    }
    const head = await findChainHead(client)
    await client.query('rollback')
    for (const { law, broken, examples } of results)
      console.log(broken === 0 ? `✓ ${law}` : `✗ ${law}: ${broken} rows, such as ${examples.join(', ')}`)
    if (head) console.log(describeHead(head))
    return results.filter(({ broken }) => broken > 0).length
  } finally {
    await client.end()
  }
}

try {
  const { connection, close } = await openDatabase(readConfig(process.env))
  try {
    const broken = await audit(connection, process.argv.slice(2))
    console.log(broken === 0 ? 'The ledger is right.' : `${broken} laws are broken.`)
    if (broken > 0) process.exitCode = 1
  } finally {
    await close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
