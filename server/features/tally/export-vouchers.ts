import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { messages } from '#contract/messages.ts'
import type { TallySettings } from '#contract/tally/tally.ts'
import type { tallyEndpoints } from '#contract/tally/tally-endpoints.ts'
import { CLIENT_GROUP, ledgerGroups, type OfficeLedger, officeLedgers } from '#contract/tally/tally-values.ts'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { writeAside } from '../exports/write-aside.ts'
import { readLedgerNames } from './ledger-names.ts'
import { presentVoucher } from './present-voucher.ts'
import { getTallySettings } from './settings.ts'
import { type VoucherDays, voucherRows } from './voucher-rows.ts'
import { readVouchers } from './vouchers.ts'
import { type Master, writeTally } from './write-tally.ts'

/** Answers the ledgers and vouchers of some days as a file for TallyPrime; 503 while too many files wait. */
export async function exportVouchers(
  deps: Deps,
  { input, caller, log }: RequestContext<typeof tallyEndpoints.export>,
): Promise<StreamAnswer> {
  const content = await writeAside(deps, caller, (path, snapshot) =>
    pipeline(Readable.from(readFile(snapshot, input, caller.signal)), createWriteStream(path, { mode: 0o600 })),
  )
  log.info(input, 'vouchers were exported')
  const name = messages.tally.fileName(input.fromDate, input.toDate)
  return downloadedFile(content, `${name}.xml`, 'application/xml; charset=utf-8')
}

/** Returns the file part by part, from one snapshot. */
export async function* readFile(snapshot: Db, days: VoucherDays, signal: AbortSignal): AsyncGenerator<string> {
  const settings = await getTallySettings(snapshot)
  const parties = await readLedgerNames(snapshot, settings)
  const masters = await findMasters(snapshot, days, settings, parties)
  const vouchers = readVouchers(snapshot, days, (row) => presentVoucher(row, parties, settings), signal)
  yield* writeTally(settings.company, masters, vouchers)
}

/** Returns the ledgers that the vouchers of some days name; one for settings of the same name. */
async function findMasters(
  db: Db,
  days: VoucherDays,
  settings: TallySettings,
  parties: ReadonlyMap<string, string>,
): Promise<Master[]> {
  const named = sql.join(officeLedgers.map((ledger) => sql`bool_or(${sql.ref(ledger)} <> 0) as ${sql.ref(ledger)}`))
  const { rows } = await sql<{ client_id: string } & Record<OfficeLedger, boolean>>`
    select client_id, ${named} from (${voucherRows(days)}) as events group by client_id order by client_id`.execute(db)
  const used = officeLedgers.filter((ledger) => rows.some((row) => row[ledger]))
  const groups = new Map(used.map((ledger) => [settings[ledger], ledgerGroups[ledger]] as const).toReversed())
  return [
    ...[...groups].toReversed().map(([name, group]) => ({ name, group })),
    ...rows.map(({ client_id: id }) => ({ name: parties.get(id) ?? id, group: CLIENT_GROUP })),
  ]
}
