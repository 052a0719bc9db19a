import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
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

/** Reads a file for Tally. It must fit the schema, have its ledgers first, and vouchers whose debits equal their credits. */
export async function readTally(file: Buffer | string) {
  const xml = file.toString()
  expect(await tallyFaults(xml)).toEqual([])
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  const all = (parent: ParentNode, name: string) =>
    [...parent.querySelectorAll('*')].filter(({ tagName }) => tagName === name)
  const text = (parent: ParentNode, name: string) => all(parent, name)[0]?.textContent ?? null
  const kinds = all(document, 'TALLYMESSAGE').map(({ firstElementChild }) => firstElementChild?.tagName)
  expect(kinds).toEqual(kinds.toSorted()) // all of LEDGER before VOUCHER
  const vouchers = all(document, 'VOUCHER').map((voucher): ReadVoucher => {
    const entries = all(voucher, 'ALLLEDGERENTRIES.LIST').map((entry) => {
      // Debits are negative in the file.
      const paise = -toPaise(Number(text(entry, 'AMOUNT')))
      expect(text(entry, 'ISDEEMEDPOSITIVE')).toBe(paise > 0 ? 'Yes' : 'No')
      return { ledger: text(entry, 'LEDGERNAME') ?? '', paise }
    })
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    expect(voucher.getAttribute('VCHTYPE')).toBe(text(voucher, 'VOUCHERTYPENAME'))
    return {
      id: voucher.getAttribute('REMOTEID') ?? '',
      type: text(voucher, 'VOUCHERTYPENAME') ?? '',
      date: text(voucher, 'DATE') ?? '',
      number: text(voucher, 'VOUCHERNUMBER'),
      party: text(voucher, 'PARTYLEDGERNAME') ?? '',
      narration: text(voucher, 'NARRATION') ?? '',
      entries,
    }
  })
  const ledgers = all(document, 'LEDGER').map(
    (ledger) => [ledger.getAttribute('NAME'), text(ledger, 'PARENT')] as const,
  )
  return { company: text(document, 'SVCURRENTCOMPANY'), ledgers: new Map(ledgers), vouchers }
}
