import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { clientEndpoints } from '#contract/clients/client.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const countEntries = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from history`.execute(office.database.db)
  return rows[0]?.count
}

/** Does an edit twice; returns how many entries each of the two made. */
async function entriesOfTwo(edit: () => Promise<{ status: number }>): Promise<number[]> {
  const counts = [await countEntries()]
  for (const _ of ['first', 'second']) {
    expect((await edit()).status).toBe(200)
    counts.push(await countEntries())
  }
  return counts.slice(1).map((count, index) => Number(count) - Number(counts[index]))
}

const address = { address1: '1 MG Road', address2: 'Camp', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
const { employee } = await office.employee()
const { client } = await office.client()
const branch = await office.branch()
const firm = await office.firm()
const rto = await office.rto()
const [service] = await office.ok(serviceEndpoints.all, { as })
const document = await office.ok(documentEndpoints.create, {
  as,
  body: { name: 'Form 29', url: 'https://forms.test/29.pdf' },
})

test.each<[string, () => Promise<{ status: number }>]>([
  [
    'an employee',
    () => {
      const body = { firstname: 'Usha', lastname: 'Kale', phone: '9811122233', branchCode: employee.branchCode ?? '' }
      return office.call(employeeEndpoints.edit, { as, params: { userId: employee.id }, body })
    },
  ],
  [
    'a client',
    () => {
      const body = { ...address, firstName: 'Usha', lastName: 'Kale', mobileNo: '9811122233', firmName: 'Kale Motors' }
      return office.call(clientEndpoints.edit, { as, params: { id: client.id }, body })
    },
  ],
  [
    'a branch',
    () =>
      office.call(referenceEndpoints.editBranch, { as, params: { id: branch.id }, body: { ...address, name: 'Camp' } }),
  ],
  [
    'a financier',
    () => office.call(referenceEndpoints.editFirm, { as, params: { id: firm.id }, body: { name: 'Kotak Mahindra' } }),
  ],
  [
    'an RTO',
    () =>
      office.call(referenceEndpoints.updateRto, { as, params: { id: rto.id }, body: { rtoCode: 'MH99', city: 'WAI' } }),
  ],
  [
    'a document',
    () => {
      const body = { name: 'Form 30', url: 'https://forms.test/30.pdf' }
      return office.call(documentEndpoints.edit, { as, params: { id: document.id }, body })
    },
  ],
  [
    'a service',
    () => {
      const body = { label: 'Transfer', expectedDays: 12 }
      return office.call(serviceEndpoints.edit, { as, params: { code: service?.code ?? '' }, body })
    },
  ],
  [
    'a paper of a service',
    () => {
      const body = { name: 'Old papers', formNo: null, isRequired: false, isActive: true, position: 1 }
      return office.call(serviceEndpoints.editPaper, { as, params: { id: service?.papers[0]?.id ?? '' }, body })
    },
  ],
])('an edit of %s that changes nothing leaves no entry', async (_, edit) => {
  expect(await entriesOfTwo(edit)).toEqual([1, 0])
})
