import type { BillRow } from '#contract/bills/bill.ts'
import { billEndpoints } from '#contract/bills/bill-endpoints.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import type { CaseStatus } from '#contract/cases/case-kinds.ts'
import type { Client, SignUp } from '#contract/clients/client.ts'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import type { Employee, NewEmployee } from '#contract/employees/employee.ts'
import { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import type { Role } from '#contract/endpoint.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { stepUpEndpoints } from '#contract/identity/step-up-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { Branch, Firm, NewBranch, Rto } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { writeMail } from '#server/deliveries/channels/mail.ts'
import type { Deps } from '#server/deps.ts'
import { ensureFirstSuperadmin } from '#server/features/identity/first-superadmin.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import type { TestClock } from '#test/test-clock.ts'
import { uploadForm } from '#test/upload-form.ts'
import type { ApiResponse, Caller, Session } from './caller.ts'

export interface EmployeeSession extends Session {
  employee: Employee
}
export interface ClientSession extends Session {
  client: Client
}

export interface MadeCase {
  id: string
  CaseNo: string
  status: CaseStatus
  /** Set once the case is assigned. */
  assignmentId: string
  totalAmount: number
}

const PASSWORD = 'a good long password'

/**
 * Creates data for tests and the demo office by the product's own calls, so that every state is one
 * that the product can reach.
 */
export function factories(call: Caller, deps: Deps & { clock: TestClock }) {
  let count = 0
  const next = () => (count += 1)
  let admin: Session | undefined

  async function superadmin(): Promise<Session> {
    if (admin) return admin
    const created = await ensureFirstSuperadmin(deps)
    const password = created?.password ?? deps.config.ADMIN_PASSWORD ?? ''
    admin = await signIn(deps.config.ADMIN_EMAIL, password)
    return admin
  }

  async function signIn(email: string, password: string = PASSWORD): Promise<Session> {
    const { data } = requireSuccess(await call(identityEndpoints.signIn, { body: { email, password } }))
    return { token: data.access_token, userId: data.user.id, email, password }
  }

  /** Confirms the identity of a session's user by password (step-up). */
  async function stepUp(as: Session): Promise<void> {
    requireSuccess(await call(stepUpEndpoints.prove, { as, body: { password: as.password } }))
  }

  /** Returns the token of the newest link that was mailed to an address. */
  async function linkTokenFor(email: string): Promise<string> {
    await runJobsOnce(deps)
    const mails = await deps.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute()
    for (const mail of mails) {
      const token = /#token=([\w-]{43})/.exec(writeMail(deps, mail).text)?.[1]
      if (token) return token
    }
    throw new Error('No mail holds a link')
  }

  async function choosePassword(email: string): Promise<Session> {
    requireSuccess(
      await call(identityEndpoints.setPassword, { body: { token: await linkTokenFor(email), password: PASSWORD } }),
    )
    return signIn(email)
  }

  async function branch(over: Partial<NewBranch> = {}): Promise<Branch> {
    const body: NewBranch = {
      name: `Branch ${next()}`,
      address1: '12 Station Road',
      address2: 'Near the bus stand',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
      ...over,
    }
    return requireSuccess(await call(referenceEndpoints.createBranch, { as: await superadmin(), body })).data
  }

  async function firm(name = `Bank ${next()}`): Promise<Firm> {
    return requireSuccess(await call(referenceEndpoints.createFirm, { as: await superadmin(), body: { name } })).data
  }

  async function rto(rtoCode = `MH-${next()}`, city = 'Pune'): Promise<Rto> {
    return requireSuccess(await call(referenceEndpoints.createRto, { as: await superadmin(), body: { rtoCode, city } }))
      .data
  }

  async function employee(over: Partial<NewEmployee> = {}): Promise<EmployeeSession> {
    const n = next()
    const body: NewEmployee = {
      firstname: 'Asha',
      lastname: `Patil ${n}`,
      email: `employee${n}@office.test`,
      phone: `98220${String(n).padStart(5, '0')}`,
      branchCode: over.branchCode ?? (await branch()).branchCode,
      aadharNumber: `2345678${String(n).padStart(5, '0')}`,
      panNumber: 'ABCPE1234F',
      role: 'employee',
      ...over,
    }
    const { data } = requireSuccess(await call(employeeEndpoints.add, { as: await superadmin(), body }))
    return { ...(await choosePassword(data.email)), employee: data }
  }

  /** Signs a client up; the sign-up is not verified. */
  async function signUp(over: Partial<SignUp> = {}): Promise<{ id: string; email: string }> {
    const n = next()
    const body: SignUp = {
      firstName: 'Ravi',
      lastName: `Shah ${n}`,
      email: `client${n}@dealer.test`,
      mobileNo: `97660${String(n).padStart(5, '0')}`,
      firmName: `Shah Motors ${n}`,
      address1: '4 Market Yard',
      address2: 'Gultekdi',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411037',
      ...over,
    }
    const { data } = requireSuccess(await call(clientEndpoints.signUp, { body }))
    return { id: data.id, email: body.email.toLowerCase() }
  }

  /** Returns a verified client with a session; credit and penalty in rupees. */
  async function client(
    over: Partial<SignUp> & { creditLimit?: number; fixedPenaltyAmount?: number } = {},
  ): Promise<ClientSession> {
    const { creditLimit = 50_000, fixedPenaltyAmount = 500, ...rest } = over
    const { id, email } = await signUp(rest)
    const verified = requireSuccess(
      await call(clientEndpoints.verify, {
        as: await superadmin(),
        params: { id },
        body: { creditLimit, fixedPenaltyAmount },
      }),
    )
    return { ...(await choosePassword(email)), client: verified.data }
  }

  /** Returns a session of each role. */
  const everyRole = async (): Promise<Record<Role, Session>> => ({
    superadmin: await superadmin(),
    employee: await employee(),
    client: await client(),
  })

  /** Switches an RTO and a firm off. */
  async function switchOff(place: { rto: Rto; firm: Firm }): Promise<void> {
    const as = await superadmin()
    const firmId = place.firm.id
    requireSuccess(await call(referenceEndpoints.toggleRto, { as, params: { id: place.rto.id } }))
    requireSuccess(await call(referenceEndpoints.toggleFirm, { as, params: { firmId }, body: { firmId } }))
  }

  let shared: { firmName: string; rto: Rto; notFinanced: string } | undefined

  /** Returns the values of the reference lists for a case form, created once. */
  async function pickers() {
    if (shared) return shared
    const firms = requireSuccess(await call(referenceEndpoints.allFirms, { as: await superadmin() })).data
    const notFinanced = firms.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
    shared = { firmName: (await client()).client.firmName, rto: await rto(), notFinanced }
    return shared
  }

  /** Returns a valid case form; `over` changes each group. */
  async function caseBody(over: { [G in keyof NewCaseInput]?: object } = {}): Promise<NewCaseInput> {
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
    } as NewCaseInput
  }

  /**
   * Creates a case of any status, by `by` (default: the superadmin) and for `client`. `paid` means
   * paid by cash and verified.
   */
  async function caseIn(
    status: CaseStatus,
    { by, client: payer, over }: { by?: Session; client?: ClientSession; over?: Parameters<typeof caseBody>[0] } = {},
  ): Promise<MadeCase> {
    const as = await superadmin()
    const body = await caseBody(over)
    const { data } = requireSuccess(await call(caseEndpoints.create, { as: by ?? as, body }))
    const params = { id: data.id }
    const created: MadeCase = { ...data, status, assignmentId: '', totalAmount: 0 }
    if (status === 'Updated') requireSuccess(await call(caseEndpoints.edit, { as, params, body }))
    if (status === 'Created' || status === 'Updated') return created
    requireSuccess(await call(caseEndpoints.verify, { as, params }))
    if (status === 'rejected')
      requireSuccess(await call(caseEndpoints.reject, { as, params, body: { rejectionRemarks: 'PAPERS_MISSING' } }))
    if (status === 'ready' || status === 'rejected') return created
    const buyer = payer ?? (await client())
    const assigned = requireSuccess(
      await call(caseEndpoints.assign, { as, body: { caseId: data.id, clientId: buyer.client.id } }),
    )
    created.assignmentId = assigned.data.caseAssignmentId
    created.totalAmount = requireSuccess(await call(caseEndpoints.details, { as, params })).data.totalAmount ?? 0
    if (status === 'paid') {
      const { paymentId } = await payment(buyer, [created])
      requireSuccess(await call(paymentEndpoints.verifyPayment, { as, params: { id: paymentId } }))
    }
    return created
  }

  /** Uploads a proof; returns its address. */
  async function proof(by: Session): Promise<string> {
    return requireSuccess(await call(fileEndpoints.upload, { as: by, ...(await uploadForm(next())) })).data.url
  }

  /** Returns the body that pays assigned cases whole by UPI, with a proof. */
  async function paymentBody(by: Session, cases: MadeCase[], over: object = {}) {
    return {
      caseAssignmentIds: cases.map(({ assignmentId }) => assignmentId),
      amount: Math.round(cases.reduce((sum, one) => sum + one.totalAmount, 0) * 100) / 100,
      mode: 'UPI',
      paymentProofUrl: await proof(by),
      ...over,
    }
  }

  /** Returns the used credit of a client, in paise. */
  async function usedCredit({ client: { id } }: ClientSession): Promise<number> {
    const { db } = deps.database
    const row = await db.selectFrom('clients').select('utilized_credit').where('id', '=', id).executeTakeFirstOrThrow()
    return row.utilized_credit
  }

  /** Pays assigned cases, by CASH or another mode. */
  async function payment(by: Session, cases: MadeCase[], mode: 'CASH' | 'UPI' | 'CREDIT' = 'CASH', utr?: string) {
    const amount = cases.reduce((sum, { totalAmount }) => sum + Math.round(totalAmount * 100), 0) / 100
    const paymentProofUrl = mode === 'CREDIT' ? undefined : await proof(by)
    const caseAssignmentIds = cases.map(({ assignmentId }) => assignmentId)
    return requireSuccess(
      await call(paymentEndpoints.payCases, {
        as: by,
        body: { caseAssignmentIds, amount, mode, ...(paymentProofUrl && { paymentProofUrl }), ...(utr && { utr }) },
      }),
    ).data
  }

  /**
   * Creates a bill of `client`: a case was paid on credit in the previous month; after the 15th the
   * bill has its penalty.
   */
  async function bill({
    client: payer,
    over,
  }: {
    client: ClientSession
    over?: Parameters<typeof caseBody>[0]
  }): Promise<BillRow> {
    const lastMonth = monthStart(addDays(monthStart(officeDay(deps.clock.now())), -1))
    await deps.clock.at(dayStart(addDays(lastMonth, 19)), async () =>
      payment(payer, [await caseIn('assigned', { client: payer, ...(over && { over }) })], 'CREDIT'),
    )
    await runMonthEnd(deps)
    const bills = requireSuccess(
      await call(billEndpoints.ofClient, { as: payer, params: { id: payer.client.id } }),
    ).data
    const [newest] = bills
    if (!newest) throw new Error('No bill was raised')
    return newest
  }

  /** Pays a whole bill, with a proof. */
  async function billPayment(by: Session, bill: BillRow, mode: 'CASH' | 'UPI' = 'CASH', utr?: string) {
    const { billId, totalAmount } = bill
    const body = { amount: totalAmount, mode, paymentProofURL: await proof(by), ...(utr && { utr }) }
    return requireSuccess(await call(billEndpoints.pay, { as: by, params: { billId }, body })).data
  }

  return {
    superadmin,
    everyRole,
    signIn,
    stepUp,
    linkTokenFor,
    choosePassword,
    branch,
    firm,
    rto,
    switchOff,
    employee,
    signUp,
    client,
    pickers,
    caseBody,
    caseIn,
    proof,
    paymentBody,
    usedCredit,
    payment,
    bill,
    billPayment,
  }
}

export type Factories = ReturnType<typeof factories>

/** Returns the answer of a call; throws unless it is a success. */
export function requireSuccess<T>(answer: ApiResponse<T>): ApiResponse<T> {
  if (answer.status >= 400) throw new Error(`${answer.status} ${JSON.stringify(answer.errors)}`)
  return answer
}
