import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { expect } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { toPaise } from '#contract/money.ts'

export const TALLY_DOCS = join(import.meta.dirname, '../docs/tally')
const schema = readFileSync(join(TALLY_DOCS, 'tally-import.xsd'), 'utf8')

/** A voucher of a file for Tally; the entries in paise, debits positive. */
export interface ReadVoucher {
  id: string
  type: string
  date: string
  number: string | null
  party: string
  narration: string
  entries: { ledger: string; paise: number }[]
}

/** Returns the faults of a file against the schema of the portal's own. */
export async function tallyFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema, maxMemoryPages: 4096 })
  return errors.map(({ message }) => message)
}

interface Entry {
  LEDGERNAME: string
  ISDEEMEDPOSITIVE: string
  AMOUNT: string
}
interface Message {
  LEDGER?: { '@NAME': string; PARENT: string }
  VOUCHER?: {
    '@REMOTEID': string
    '@VCHTYPE': string
    DATE: string
    VOUCHERTYPENAME: string
    VOUCHERNUMBER?: string
    PARTYLEDGERNAME: string
    NARRATION: string
    'ALLLEDGERENTRIES.LIST': Entry[]
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'TALLYMESSAGE' || name === 'ALLLEDGERENTRIES.LIST',
})

/** Reads a file for Tally. It must fit the schema, have its ledgers first, and vouchers whose debits equal their credits. */
export async function readTally(file: Buffer | string) {
  const xml = file.toString()
  expect(await tallyFaults(xml)).toEqual([])
  const { REQUESTDESC, REQUESTDATA } = parser.parse(xml).ENVELOPE.BODY.IMPORTDATA
  const found: Message[] = REQUESTDATA.TALLYMESSAGE ?? []
  const kinds = found.map(({ LEDGER }) => (LEDGER ? 'ledger' : 'voucher'))
  expect(kinds).toEqual(kinds.toSorted())
  const vouchers = found.flatMap(({ VOUCHER: voucher }): ReadVoucher[] => {
    if (!voucher) return []
    // Debits are negative in the file.
    const entries = voucher['ALLLEDGERENTRIES.LIST'].map(({ LEDGERNAME, AMOUNT }) => ({
      ledger: LEDGERNAME,
      paise: -toPaise(Number(AMOUNT)),
    }))
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    expect(voucher['ALLLEDGERENTRIES.LIST'].map((entry) => entry.ISDEEMEDPOSITIVE)).toEqual(
      entries.map(({ paise }) => (paise > 0 ? 'Yes' : 'No')),
    )
    expect(voucher['@VCHTYPE']).toBe(voucher.VOUCHERTYPENAME)
    return [
      {
        id: voucher['@REMOTEID'],
        type: voucher.VOUCHERTYPENAME,
        date: voucher.DATE,
        number: voucher.VOUCHERNUMBER ?? null,
        party: voucher.PARTYLEDGERNAME,
        narration: voucher.NARRATION,
        entries,
      },
    ]
  })
  const ledgers = found.flatMap(({ LEDGER }) => (LEDGER ? [[LEDGER['@NAME'], LEDGER.PARENT] as const] : []))
  return { company: String(REQUESTDESC.STATICVARIABLES.SVCURRENTCOMPANY), ledgers: new Map(ledgers), vouchers }
}
