import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { type Rto, referenceEndpoints } from '#contract/reference/reference.ts'
import type { DataCaller, Session } from '#test/caller.ts'
import type { ClientSession, PeopleFactories } from './people.ts'
import type { ReferenceFactories } from './reference.ts'
import type { SessionFactories } from './sessions.ts'

export interface MadeCase {
  id: string
  CaseNo: string
  vehicleNo: string
  status: CaseStatus
  /** Set once the case is assigned. */
  assignmentId: string
  totalAmount: number
}

/** What a payment has to know of a case. */
export type CaseToPay = Pick<MadeCase, 'assignmentId' | 'totalAmount'>

/** A case form with every group. */
export type FilledCase = { [G in keyof NewCaseInput]-?: NonNullable<NewCaseInput[G]> }

/** The values of the reference lists for a case form. */
export interface Pickers {
  firmName: string
  rto: Rto
  notFinanced: string
}

/** Returns the factories that fill case forms and create cases; `payment` pays the cases that are to be paid. */
export function caseFactories(
  ok: DataCaller,
  known: { pickers?: Pickers },
  next: () => number,
  { superadmin, rto, client }: SessionFactories & ReferenceFactories & PeopleFactories,
  payment: (by: Session, cases: CaseToPay[]) => Promise<{ paymentId: string }>,
) {
  /** Returns the values of the reference lists for a case form, created once. */
  async function pickers(): Promise<Pickers> {
    if (known.pickers) return known.pickers
    const firms = await ok(referenceEndpoints.allFirms, { as: await superadmin() })
    const notFinanced = firms.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
    known.pickers = { firmName: (await client()).client.firmName, rto: await rto(), notFinanced }
    return known.pickers
  }

  /** Returns a valid case form; `over` changes each group. */
  async function caseBody(over: { [G in keyof NewCaseInput]?: object } = {}): Promise<FilledCase> {
    const { firmName, rto: office, notFinanced } = await pickers()
    const n = next()
    return {
      generalDetail: { firmName, appointmentDate: '2026-11-25', applicationNo: `MH${n}`, ...over.generalDetail },
      vehicleDetail: {
        vehicleNo: `MH12AB${String(n).padStart(4, '0')}`,
        fromRTO: office.displayName,
        toRTO: office.displayName,
        chassisNo: `MA3EWDE1S00${String(n).padStart(6, '0')}`,
        engineNo: `K10BN${String(n).padStart(7, '0')}`,
        ...over.vehicleDetail,
      },
      expireDetail: {
        insuranceExpiry: '2027-03-31',
        pucExpiry: '2027-01-15',
        fitnessExpiry: '2028-06-30',
        taxExpiry: '2027-03-31',
        ...over.expireDetail,
      },
      transactionDetail: {
        to: 'LOCAL',
        hptId: notFinanced,
        hpaId: notFinanced,
        numberPlate: 'HSRP',
        ...over.transactionDetail,
      },
      ownerDetails: over.ownerDetails ?? {
        sellerName: 'Sunita Deshmukh',
        sellerAadharNo: '345678901234',
        sellerAddress: '7 Karve Road, Pune',
        sellerState: 'Maharashtra',
        sellerPhoneNo: '9822012345',
        buyerName: 'Imran Shaikh',
        buyerAadharNo: '456789012345',
        buyerAddress: '21 MG Road, Pune',
        buyerState: 'Maharashtra',
        buyerPhoneNo: '9766012345',
      },
      expenseDetail: { pucCharges: 100, insuranceCharges: 2500.5, receiptAmount: 1499.25, ...over.expenseDetail },
      referenceDetail: { name: 'Kiran', contactNo: '9890012345', ...over.referenceDetail },
    } as FilledCase
  }

  /**
   * Creates a case of any status, by `by` (default: the superadmin) and for `client`. `paid` means
   * paid by cash and verified. `edited` is what the superadmin makes of the new case, which becomes Updated.
   */
  async function caseIn(
    status: CaseStatus,
    {
      by,
      client: payer,
      over,
      edited,
    }: { by?: Session; client?: ClientSession; over?: Parameters<typeof caseBody>[0]; edited?: typeof over } = {},
  ): Promise<MadeCase> {
    const as = await superadmin()
    const body = await caseBody(over)
    const data = await ok(caseEndpoints.create, { as: by ?? as, body })
    const params = { id: data.id }
    const created: MadeCase = {
      ...data,
      vehicleNo: body.vehicleDetail.vehicleNo,
      status,
      assignmentId: '',
      totalAmount: 0,
    }
    if (edited) await ok(caseEndpoints.edit, { as, params, body: await caseBody(edited) })
    if (status === 'Updated') await ok(caseEndpoints.edit, { as, params, body })
    if (status === 'Created' || status === 'Updated') return created
    await ok(caseEndpoints.verify, { as, params })
    if (status === 'rejected')
      await ok(caseEndpoints.reject, { as, params, body: { rejectionRemarks: 'PAPERS_MISSING' } })
    if (status === 'ready' || status === 'rejected') return created
    const buyer = payer ?? (await client())
    const assigned = await ok(caseEndpoints.assign, { as, body: { caseId: data.id, clientId: buyer.client.id } })
    created.assignmentId = assigned.caseAssignmentId
    created.totalAmount = (await ok(caseEndpoints.details, { as, params })).totalAmount ?? 0
    if (status === 'paid') {
      const { paymentId } = await payment(buyer, [created])
      await ok(paymentEndpoints.verifyPayment, { as, params: { id: paymentId } })
    }
    return created
  }

  /** Takes an assigned case back from its client; it is ready again. */
  async function unassign({ id }: Pick<MadeCase, 'id'>): Promise<void> {
    const body = { reason: 'Assigned to the wrong dealer, who paid by UTR 412345678901' }
    await ok(caseEndpoints.unassign, { as: await superadmin(), params: { id }, body })
  }

  /** Assigns a ready case; returns the id of the assignment. */
  async function assign({ id }: Pick<MadeCase, 'id'>, to: ClientSession): Promise<string> {
    const body = { caseId: id, clientId: to.client.id }
    return (await ok(caseEndpoints.assign, { as: await superadmin(), body })).caseAssignmentId
  }

  return { pickers, caseBody, caseIn, unassign, assign }
}

export type CaseFactories = ReturnType<typeof caseFactories>
