import { type Client, clientEndpoints, type SignUp } from '#contract/clients/client.ts'
import { type Employee, employeeEndpoints, type NewEmployee } from '#contract/employees/employee.ts'
import type { Role } from '#contract/endpoint.ts'
import { type Member, type NewMember, teamEndpoints } from '#contract/team/member.ts'
import type { DataCaller, Session } from '#test/caller.ts'
import type { ReferenceFactories } from './reference.ts'
import type { SessionFactories } from './sessions.ts'

export interface EmployeeSession extends Session {
  employee: Employee
}
export interface ClientSession extends Session {
  client: Client
}

/** Returns the factories that create employees and clients, with their sessions. */
export function peopleFactories(
  ok: DataCaller,
  next: () => number,
  { superadmin, choosePassword, branch }: SessionFactories & ReferenceFactories,
) {
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
    const data = await ok(employeeEndpoints.add, { as: await superadmin(), body })
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
    const data = await ok(clientEndpoints.signUp, { body })
    return { id: data.id, email: body.email.toLowerCase() }
  }

  /** Returns a verified client with a session; credit and penalty in rupees. */
  async function client(
    over: Partial<SignUp> & { creditLimit?: number; fixedPenaltyAmount?: number } = {},
  ): Promise<ClientSession> {
    const { creditLimit = 50_000, fixedPenaltyAmount = 500, ...rest } = over
    const { id, email } = await signUp(rest)
    const verified = await ok(clientEndpoints.verify, {
      as: await superadmin(),
      params: { id },
      body: { creditLimit, fixedPenaltyAmount },
    })
    return { ...(await choosePassword(email)), client: verified }
  }

  /** Returns a further user of a client, with a session. */
  async function member(owner: ClientSession, over: Partial<NewMember> = {}): Promise<Session & { member: Member }> {
    const n = next()
    const body: NewMember = {
      firstName: 'Nisha',
      lastName: `Rane ${n}`,
      email: `member${n}@dealer.test`,
      phoneNo: `98500${String(n).padStart(5, '0')}`,
      canPay: false,
      ...over,
    }
    const data = await ok(teamEndpoints.add, { as: owner, body })
    return { ...(await choosePassword(data.email)), member: data }
  }

  const everyRole = async (): Promise<Record<Role, Session>> => ({
    superadmin: await superadmin(),
    employee: await employee(),
    client: await client(),
  })

  return { employee, signUp, client, member, everyRole }
}

export type PeopleFactories = ReturnType<typeof peopleFactories>
