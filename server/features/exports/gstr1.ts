import { writeFile } from 'node:fs/promises'
import type { gstEndpoints } from '#contract/gst/gst.ts'
import { toRupees } from '#contract/money.ts'
import { gstinCode } from '#contract/office/gstin.ts'
import { t, textKey } from '#contract/texts.ts'
import type { Deps } from '../../context/deps.ts'
import { conflict, detailedConflict } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { firstDay } from '../gst/list-invoices.ts'
import { getGstSettings } from '../office/gst-settings.ts'
import {
  getReturnRows,
  isRegistered,
  isWithinState,
  type NumberRange,
  type ReturnRow,
  type ReturnSum,
  sectionOf,
  tablesOf,
} from './gst-return.ts'
import { spoolFile } from './spool-file.ts'

/** The release of the GST offline tool in whose form the file is. */
const VERSION = 'GST3.2.4'

/**
 * `GET /gst/return`: the return GSTR-1 of a month as the GST offline tool writes it, to be uploaded to the portal. 400 for too
 * many documents, 409 without a GSTIN and for a month with documents of several, 503 while too many files wait.
 */
export async function downloadGstr1(
  deps: Deps,
  { input, caller }: RequestContext<typeof gstEndpoints.monthlyReturn>,
): Promise<StreamAnswer> {
  const first = firstDay(input)
  const content = await spoolFile(deps, caller, async (path, snapshot) => {
    const rows = await getReturnRows(snapshot, first)
    const [gstin = (await getGstSettings(snapshot)).gstin, ...others] = new Set(rows.map((row) => row.supplier_gstin))
    if (gstin === null) throw conflict('gst.gstinRequired')
    if (others.length > 0)
      throw detailedConflict(
        'gst.severalReturns',
        textKey('gst.severalGstins', { gstins: [gstin, ...others].join(', ') }),
      )
    const file = JSON.stringify(gstr1Of(gstin, `${first.slice(5, 7)}${first.slice(0, 4)}`, rows))
    await writeFile(path, file, { mode: 0o600 })
  })
  return downloadedFile(content, t.gst('gstr1File', { month: first.slice(0, 7) }), 'json')
}

/** The documents and sums of a return, by the names of the offline tool and in its order; what is empty is left out. */
function gstr1Of(gstin: string, period: string, rows: readonly ReturnRow[]) {
  const inSection = (section: ReturnType<typeof sectionOf>) => rows.filter((row) => sectionOf(row) === section)
  const { b2cs, nil, sacB2b, sacB2c, documents } = tablesOf(rows)
  return {
    gstin,
    fp: period,
    version: VERSION,
    // The offline tool writes this word in place of a hash.
    hash: 'hash',
    ...filled({
      b2b: grouped(inSection('B2B'), ctinOf, (ctin, inv) => ({
        ctin,
        inv: inv.map((row) => ({ ...invoiceOf(row), ...supplyOf(row), itms: itemsOf(row) })),
      })),
      b2cl: grouped(inSection('B2CL'), placeOf, (pos, inv) => ({
        pos,
        inv: inv.map((row) => ({ ...invoiceOf(row), itms: itemsOf(row) })),
      })),
      b2cs: b2cs.map((sum) => ({
        sply_ty: isWithinState(sum.of) ? 'INTRA' : 'INTER',
        rt: rateOf(sum),
        typ: 'OE',
        pos: placeOf(sum.of),
        ...taxOf(sum, sum.of),
      })),
      nil: filled({ inv: nil.map(nilOf) }),
      cdnr: grouped(inSection('CDNR'), ctinOf, (ctin, nt) => ({
        ctin,
        nt: nt.map((row) => ({ ...noteOf(row), ...supplyOf(row), itms: itemsOf(row) })),
      })),
      cdnur: inSection('CDNUR').map((row) => ({
        ...noteOf(row),
        typ: 'B2CL',
        pos: placeOf(row),
        itms: itemsOf(row),
      })),
      doc_issue: filled({ doc_det: documentsOf(documents) }),
      hsn: filled({ hsn_b2b: sacB2b.map(sacOf), hsn_b2c: sacB2c.map(sacOf) }),
    }),
  }
}

/** Returns the members that have content. */
const filled = (members: Record<string, object>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => Object.keys(value).length > 0))

const grouped = <Group>(
  rows: readonly ReturnRow[],
  keyOf: (row: ReturnRow) => string,
  present: (key: string, group: ReturnRow[]) => Group,
): Group[] => [...Map.groupBy(rows, keyOf)].map(([key, group]) => present(key, group))

const ctinOf = (row: ReturnRow) => row.client_gstin ?? ''
const placeOf = (row: ReturnRow) => gstinCode(row.client_state)
const rateOf = ({ rate }: { rate: number }) => rate / 100
const dayOf = (day: string) => day.split('-').toReversed().join('-')

const invoiceOf = (row: ReturnRow) => ({
  inum: row.invoice_no,
  idt: dayOf(row.invoice_date),
  val: toRupees(row.total),
})

const noteOf = (row: ReturnRow) => ({
  nt_num: row.invoice_no,
  nt_dt: dayOf(row.invoice_date),
  ntty: 'C',
  val: toRupees(row.total),
})

/** A regular supply without reverse charge. */
const supplyOf = (row: ReturnRow) => ({ pos: placeOf(row), rchrg: 'N', inv_typ: 'R' })

/** The taxes that apply to a supply; there is no cess on services. */
const taxOf = ({ taxable_value, cgst, sgst, igst }: ReturnSum | ReturnRow, of: ReturnRow) => ({
  txval: toRupees(taxable_value),
  ...(isWithinState(of) ? { camt: toRupees(cgst), samt: toRupees(sgst) } : { iamt: toRupees(igst) }),
  csamt: 0,
})

/** The only line of a document: it has one rate, by which the offline tool numbers it. */
function itemsOf(row: ReturnRow) {
  const { txval, ...taxes } = taxOf(row, row)
  return [{ num: row.rate + 1, itm_det: { txval, rt: rateOf(row), ...taxes } }]
}

const nilOf = ({ of, taxable_value }: ReturnSum) => ({
  sply_ty: `${isWithinState(of) ? 'INTRA' : 'INTR'}${isRegistered(of) ? 'B2B' : 'B2C'}`,
  expt_amt: 0,
  nil_amt: toRupees(taxable_value),
  ngsup_amt: 0,
})

/** The sums of a SAC: a service has no unit and no quantity. */
const sacOf = (sum: ReturnSum, index: number) => ({
  num: index + 1,
  hsn_sc: sum.sac,
  uqc: 'NA',
  qty: 0,
  rt: rateOf(sum),
  txval: toRupees(sum.taxable_value),
  iamt: toRupees(sum.igst),
  samt: toRupees(sum.sgst),
  camt: toRupees(sum.cgst),
  csamt: 0,
})

/** The kinds of documents by their places in the list of the offline tool. */
const documentTypes = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'credit note': { doc_num: 5, doc_typ: 'Credit Note' },
}

const documentsOf = (ranges: readonly NumberRange[]) =>
  [...Map.groupBy(ranges, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    ...documentTypes[kind],
    docs: ofKind.map(({ from, to, count }, index) => ({
      num: index + 1,
      from,
      to,
      totnum: count,
      cancel: 0,
      net_issue: count,
    })),
  }))
