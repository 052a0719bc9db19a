import { toPaise } from '#contract/money.ts'
import type { TallyVoucher } from '#contract/tally/tally.ts'
import { fileHead } from '#contract/tally/tally-values.ts'
import { escapeXml } from './xml.ts'

/** A ledger that vouchers of the file name, and Tally's group that it stands under. */
export interface Master {
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

const voucher = ({ id, type, date, number, party, narration, ledgers }: TallyVoucher) =>
  message(
    `<VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="${fileHead.view}">${[
      element('DATE', date.replaceAll('-', '')),
      element('EFFECTIVEDATE', date.replaceAll('-', '')),
      element('VOUCHERTYPENAME', type),
      ...(number === null ? [] : [element('VOUCHERNUMBER', number)]),
      element('PARTYLEDGERNAME', party),
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
