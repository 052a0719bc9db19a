import { describe, expect, test } from 'vitest'
import { clientEndpoints as calls } from '#contract/clients/client-endpoints.ts'
import { MAX_TEXT } from '#contract/limits.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

/* Two verified clients have no firm name in common, in any spelling. */
const { office, admin: as } = await officeOfFile()

const credit = { creditLimit: 40_000, fixedPenaltyAmount: 250 }
const person = {
  firstName: 'Meera',
  lastName: 'Joshi',
  mobileNo: '9876543210',
  address1: '12 Ring Road',
  address2: 'Near the mill',
  city: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
}
let mails = 0
const add = (firmName: string) => {
  mails += 1
  return office.call(calls.add, { as, body: { ...person, ...credit, firmName, email: `firm${mails}@joshi.test` } })
}
const verify = (id: string) => office.call(calls.verify, { as, params: { id }, body: credit })
const edit = (id: string, firmName: string) =>
  office.call(calls.edit, { as, params: { id }, body: { ...person, firmName } })
const nameOf = async (id: string) => (await office.ok(calls.all, { as })).find((client) => client.id === id)?.firmName

test('a firm name may have 200 letters, in any script', async () => {
  const longest = 'क'.repeat(MAX_TEXT)
  const { id } = requireSuccess(await add(longest)).data
  expect(await nameOf(id)).toBe(longest)
  expect(await add(`${longest}ख`)).toMatchObject({ status: 400 })
})

describe('a firm name of a verified client', () => {
  test('a firm name in use is 409 in any spelling for add, verify and edit, with a line that names the client, but not for sign-up', async () => {
    requireSuccess(await add('Deccan Autos'))
    const line = 'Meera Joshi of Nashik has the firm name Deccan Autos already. Give this dealer another one.'
    const other = requireSuccess(await add('Pune Wheels')).data.id
    for (const spelling of [
      'Deccan Autos',
      ' deccan  AUTOS ',
      'DeccanAutos',
      'Ｄeccan Autos',
      'Deccan\u00a0Au\u200btos',
    ]) {
      const waiting = await office.signUp({ firmName: spelling })
      const answers = [await add(spelling), await verify(waiting.id), await edit(other, spelling)]
      for (const { status, errors } of answers)
        expect([spelling, status, errors.message, errors.fields]).toEqual([spelling, 409, line, { firmName: line }])
      expect(requireSuccess(await edit(waiting.id, spelling)).data.isVerified, 'a sign-up may be corrected').toBe(false)
    }
    expect(await nameOf(other)).toBe('Pune Wheels')
    requireSuccess(await edit(other, 'PUNE wheels'))
    const data = await office.ok(calls.all, { as })
    expect(data.filter(({ firmName, isVerified }) => isVerified && /deccan/i.test(firmName))).toHaveLength(1)
  })

  test('a firm name is free again once its client has another one', async () => {
    const first = requireSuccess(await add('Old Name Wheels')).data.id
    requireSuccess(await edit(first, 'New Name Wheels'))
    requireSuccess(await add('Old name wheels'))
    expect((await edit(first, 'Old Name Wheels')).status).toBe(409)
  })

  test('goes to one client of many concurrent calls, of each kind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const firmName = `Race Wheels ${round}`
      const [waiting, other] = [await office.signUp({ firmName }), requireSuccess(await add(`Idle ${round}`)).data.id]
      const answers = await Promise.all([
        add(firmName),
        add(firmName.toUpperCase()),
        verify(waiting.id),
        edit(other, firmName),
        edit(other, `${firmName} `),
      ])
      const won = answers.filter(({ status }) => status < 300)
      // The two edits are of one client.
      expect(new Set(won.map(({ data }) => data?.id)).size).toBe(1)
      for (const { status, errors } of answers.filter(({ status }) => status >= 300))
        expect([status, errors.message]).toEqual([
          409,
          expect.stringMatching(/^\w+ .+ of \w+ has the firm name Race Wheels/i),
        ])
    }
  })
})
