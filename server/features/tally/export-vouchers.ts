import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { toPaise } from '#contract/money.ts'
import type { TallySettings, TallyVoucher, tallyEndpoints } from '#contract/tally/tally.ts'
import { CLIENT_GROUP, fileHead, ledgerGroups, type OfficeLedger, officeLedgers } from '#contract/tally/tally-values.ts'
import { t } from '#contract/texts.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { spoolFile } from '../exports/spool-file.ts'
import { readLedgerNames } from './ledger-names.ts'
import { presentVoucher } from './present-voucher.ts'
import { getTallySettings } from './settings.ts'
import { type VoucherDays, voucherRows } from './voucher-rows.ts'
import { readVouchers } from './vouchers.ts'
import { escapeXml } from './xml.ts'

/** Answers the ledgers and vouchers of some days as a file for TallyPrime; 503 while too many files wait. */
export async function exportVouchers(
  deps: Deps,
  { input, caller, log }: RequestContext<typeof tallyEndpoints.export>,
): Promise<StreamAnswer> {
  const content = await spoolFile(deps, caller, (path, snapshot) =>
    pipeline(Readable.from(readFile(snapshot, input, caller.signal)), createWriteStream(path, { mode: 0o600 })),
  )
  log.info(input, 'vouchers were exported')
  return downloadedFile(content, t.tally('fileName', { fromDate: input.fromDate, toDate: input.toDate }), 'xml')
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

/** A ledger that vouchers of the file name, and the Tally group that it belongs to. */
interface Master {
  name: string
  group: string
}

const element = (name: string, content: string) => `<${name}>${escapeXml(content)}</${name}>`

const message = (content: string) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>\n`

/** Rupees with two decimals, exact: `-1234.50`. */
const amount = (paise: number) => `${paise < 0 ? '-' : ''}${(Math.abs(paise) / 100).toFixed(2)}`

const master = ({ name, group }: Master) =>
  message(
    `<LEDGER NAME="${escapeXml(name)}" ACTION="Create"><NAME.LIST>${element('NAME', name)}</NAME.LIST>${element('PARENT', group)}</LEDGER>`,
  )

/** An entry of a ledger: in Tally's files debits are negative, and "deemed positive". */
function entry({ name, debit, credit }: TallyVoucher['ledgers'][number], party: string): string {
  const paise = toPaise(credit) - toPaise(debit)
  return `<ALLLEDGERENTRIES.LIST>${[
    element('LEDGERNAME', name),
    element('ISDEEMEDPOSITIVE', paise < 0 ? 'Yes' : 'No'),
    element('ISPARTYLEDGER', name === party ? 'Yes' : 'No'),
    element('AMOUNT', amount(paise)),
  ].join('')}</ALLLEDGERENTRIES.LIST>`
}

const voucher = ({ id, type, date, number, party, placeOfSupply, narration, ledgers }: TallyVoucher) =>
  message(
    `<VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="${fileHead.view}">${[
      element('DATE', date.replaceAll('-', '')),
      element('EFFECTIVEDATE', date.replaceAll('-', '')),
      element('VOUCHERTYPENAME', type),
      ...(number === null ? [] : [element('VOUCHERNUMBER', number)]),
      element('PARTYLEDGERNAME', party),
      ...(placeOfSupply === null ? [] : [element('PLACEOFSUPPLY', placeOfSupply)]),
      element('NARRATION', narration),
      ...ledgers.map((ledger) => entry(ledger, party)),
    ].join('')}</VOUCHER>`,
  )

/** Writes a file for TallyPrime's import of data part by part: the ledgers first, then the vouchers. */
export async function* writeTally(
  company: string,
  masters: readonly Master[],
  vouchers: AsyncIterable<TallyVoucher>,
): AsyncGenerator<string> {
  yield `${fileHead.declaration}
<ENVELOPE>
<HEADER>${element('TALLYREQUEST', fileHead.request)}</HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC>${element('REPORTNAME', fileHead.report)}<STATICVARIABLES>${element('SVCURRENTCOMPANY', company)}</STATICVARIABLES></REQUESTDESC>
<REQUESTDATA>
`
  for (const one of masters) yield master(one)
  for await (const one of vouchers) yield voucher(one)
  yield `</REQUESTDATA>
</IMPORTDATA></BODY>
</ENVELOPE>
`
}
