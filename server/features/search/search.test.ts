import { describe, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office.ts'
import { searchEndpoints as calls, MAX_CASES } from '#contract/search/search.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { importsOf } from '#test/import-sheets.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee({ firstname: 'Zubeida', lastname: 'Irani' })
const client = await office.client({ firmName: 'Trishul 100% Motors', firstName: 'Yamini' })
const { ownerDetails, generalDetail } = await office.caseBody()
const theirs = await office.caseIn('assigned', {
  by: employee,
  client,
  over: {
    generalDetail: { applicationNo: 'APP/77_A' },
    vehicleDetail: { vehicleNo: 'GJ-01 AB 1234', chassisNo: 'MA3XYZ98765', engineNo: 'K10BQ54321' },
    ownerDetails: {
      ...ownerDetails,
      buyerName: 'Meena Kumari Rao',
      sellerName: 'Óscar Ñu',
      buyerPhoneNo: '9811122233',
      sellerPhoneNo: '7700088899',
    },
  },
})
const others = await office.caseIn('ready', {
  over: {
    vehicleDetail: { vehicleNo: 'MH12ZZ1234', chassisNo: 'MA3QQQ11111', engineNo: 'K10QQ22222' },
    ownerDetails: { ...ownerDetails, buyerName: 'Arun Rao', buyerPhoneNo: '9822200000' },
  },
})

const find = (text: string, as: Session = admin) => office.ok(calls.find, { as, query: { text } })
const cases = async (text: string, as?: Session) =>
  (await find(text, as)).cases.map(({ CaseNo, matchedIn }) => `${CaseNo} ${matchedIn}`)

describe('a case is found', () => {
  test.each([
    ['gj-01-ab-1234', 'vehicleNo'],
    ['GJ 01 AB 1234', 'vehicleNo'],
    ['gj01ab', 'vehicleNo'],
    ['ab 1234', 'vehicleNo'],
    ['98765', 'chassisNo'],
    ['xyz98765', 'chassisNo'],
    ['54321', 'engineNo'],
    ['app/77_a', 'applicationNo'],
    ['meena', 'buyerName'],
    ['rao meena', 'buyerName'],
    ['óscar', 'sellerName'],
    ['98111-22233', 'buyerPhoneNo'],
    ['+91 98111 22233', 'buyerPhoneNo'],
    ['77000', 'sellerPhoneNo'],
  ])('a case is found by %s', async (text, by) => expect(await cases(text)).toEqual([`${theirs.CaseNo} ${by}`]))

  test('a case is found by its case no, in full or as bare digits', async () => {
    const number = String(Number(theirs.CaseNo.slice(3)))
    for (const text of [theirs.CaseNo, theirs.CaseNo.toLowerCase(), number, `vr ${number}`, `00${number}`])
      expect([text, (await cases(text))[0]]).toEqual([text, `${theirs.CaseNo} CaseNo`])
  })

  test('a case is found by the last four digits of its plate, newest first', async () => {
    expect(await cases('1234')).toEqual([`${others.CaseNo} vehicleNo`, `${theirs.CaseNo} vehicleNo`])
  })

  test('a found case has its identifying fields, and nothing else', async () => {
    expect((await find('xyz98765')).cases).toEqual([
      {
        id: theirs.id,
        CaseNo: theirs.CaseNo,
        vehicleNo: 'GJ-01 AB 1234',
        status: 'assigned',
        buyerName: 'MEENA KUMARI RAO',
        matchedIn: 'chassisNo',
        matched: 'MA3XYZ98765',
      },
    ])
  })

  test('among eight at most for a common text', async () => {
    for (let n = 0; n < MAX_CASES + 1; n += 1)
      await office.caseIn('Created', { over: { vehicleDetail: { engineNo: `COMMON${n}` } } })
    expect(await cases('common')).toHaveLength(MAX_CASES)
    expect(await cases('common0')).toHaveLength(1)
  })
})

test('each role finds a case by each of its texts', async () => {
  const texts = ['gj-01-ab-1234', 'ab 1234', '1234', '98765', '54321', 'app/77_a', 'rao meena', '98111', theirs.CaseNo]
  for (const as of [admin, employee, client])
    for (const text of texts)
      expect(
        (await find(text, as)).cases.map(({ id }) => id),
        text,
      ).toContain(theirs.id)
})

describe('a vehicle is found', () => {
  const vehicles = async (text: string, as?: Session) => (await find(text, as)).vehicles

  test.each(['gj-01-ab-1234', 'GJ 01 AB 1234', 'gj01ab1234', 'Gj.01.Ab.1234', 'GJ‑01‑AB‑1234', 'ab 1234', '1234'])(
    'a vehicle is found by %s',
    async (text) =>
      expect(await vehicles(text, employee)).toEqual([
        {
          id: expect.any(String),
          vehicleNo: 'GJ-01 AB 1234',
          chassisNo: 'MA3XYZ98765',
          firmName: generalDetail.firmName,
          ownerName: 'MEENA KUMARI RAO',
        },
      ]),
  )

  test('once for all of its cases, newest first, with the firm of the newest visible case', async () => {
    const over = {
      generalDetail: { firmName: client.client.firmName },
      vehicleDetail: { vehicleNo: 'gj01ab1234', chassisNo: 'MA3XYZ98765', engineNo: 'K10BQ54321' },
    }
    await office.caseIn('Created', { over })
    expect((await vehicles('1234')).map(({ vehicleNo, firmName }) => [vehicleNo, firmName])).toEqual([
      ['GJ01AB1234', client.client.firmName],
      ['MH12ZZ1234', generalDetail.firmName],
    ])
    expect((await vehicles('1234', employee)).map(({ firmName }) => firmName)).toEqual([generalDetail.firmName])
  })

  test('a vehicle is found by nobody without a case of it, by a dealer without owner, and by plates alone', async () => {
    expect(await vehicles('1234', client)).toEqual([
      {
        id: expect.any(String),
        vehicleNo: expect.any(String),
        chassisNo: 'MA3XYZ98765',
        firmName: generalDetail.firmName,
      },
    ])
    for (const as of [await office.employee(), await office.client()]) expect(await vehicles('1234', as)).toEqual([])
    for (const text of ['34', 'xyz98765', 'rao', '98111', theirs.CaseNo, '%34'])
      expect([text, await vehicles(text)]).toEqual([text, []])
  })

  test('by the end of its plate where an import told of it and no case, for superadmins alone and after those with a case', async () => {
    const { check, commit } = importsOf(office, admin)
    const { id } = await check('vehicles', 'Vehicle No,Chassis,Owner,Phone', 'AA 09 IM 1234,CH1,Anil,9822012345')
    requireSuccess(await commit(id))
    const imported = { vehicleNo: 'AA 09 IM 1234', chassisNo: 'CH1', firmName: '', ownerName: 'Anil' }
    for (const text of ['aa-09-im-1234', 'im 1234'])
      expect(await vehicles(text)).toEqual([{ ...imported, id: expect.any(String) }])
    expect((await vehicles('1234')).at(-1)).toMatchObject(imported)
    for (const as of [employee, client]) expect(await vehicles('im 1234', as)).toEqual([])
  })

  test('by an owner that was entered on its page, by name and phone, for those who may see the owner', async () => {
    const [vehicle] = await vehicles('ab1234', employee)
    const owner = { name: 'Gulabrao Wagh', phoneNo: '9090912345' }
    const params = { id: vehicle?.id ?? '' }
    await office.ok(vehicleEndpoints.edit, { as: employee, params, body: { owner } })
    for (const as of [admin, employee])
      for (const text of ['gulab', 'wagh gulabrao', '90909', '+91 90909 12345'])
        expect([text, (await vehicles(text, as)).map(({ ownerName }) => ownerName)]).toEqual([text, ['Gulabrao Wagh']])
    for (const as of [client, await office.employee()]) expect(await vehicles('gulab', as)).toEqual([])
    const abroad = { owner: { ...owner, phoneNo: '+971 50 123 4567' } }
    const data = await office.ok(vehicleEndpoints.edit, { as: employee, params, body: abroad })
    expect(data.owner?.phoneNo).toBe('+971501234567')
    for (const text of ['+97150', '+971 50 123 4567', '+971-501234567']) {
      expect((await vehicles(text, employee)).map(({ ownerName }) => ownerName)).toEqual(['Gulabrao Wagh'])
      const listed = await office.call(vehicleEndpoints.all, { as: employee, query: { search: text } })
      expect(requireSuccess(listed).data.map(({ id }) => id)).toEqual([vehicle?.id])
    }
    expect(await vehicles('gulab arun')).toEqual([])
  })
})

describe('hidden cases are not found', () => {
  test('an employee only their own cases, a client only what is assigned to them', async () => {
    for (const text of ['1234', 'rao', theirs.CaseNo, 'gj01ab1234', '98111', 'xyz98765'])
      for (const as of [employee, client])
        expect([text, (await find(text, as)).cases.map(({ id }) => id)]).toEqual([text, [theirs.id]])
    for (const text of [others.CaseNo, 'mh12zz1234', '98222', 'qqq11111', 'arun'])
      for (const as of [employee, client]) expect([text, await cases(text, as)]).toEqual([text, []])
    for (const as of [await office.employee(), await office.client()]) expect(await cases('1234', as)).toEqual([])
  })

  test("an employee colleagues' cases by plate or number, if the office allows it, and nothing but where they are", async () => {
    const colleagues = async (text: string, as: Session = employee) => (await find(text, as)).colleaguesCases
    expect(await colleagues('MH12ZZ1234')).toEqual([])
    const allow = (colleaguesInSearch: boolean) =>
      office.call(officeEndpoints.edit, { as: admin, body: { name: 'Jyoti RTO', colleaguesInSearch } })
    requireSuccess(await allow(true))
    const found = { CaseNo: others.CaseNo, vehicleNo: 'MH12ZZ1234', status: 'ready', desk: expect.any(String) }
    for (const text of ['MH12ZZ1234', 'zz 1234', others.CaseNo]) expect(await colleagues(text), text).toEqual([found])
    for (const text of ['Arun Rao', '98222', 'MA3QQQ11111', theirs.CaseNo])
      expect(await colleagues(text), text).toEqual([])
    for (const as of [admin, client]) expect(await colleagues('MH12ZZ1234', as)).toEqual([])
    requireSuccess(await allow(false))
    expect(await colleagues('MH12ZZ1234')).toEqual([])
  })

  test('clients and employees are for the superadmin alone', async () => {
    const { id, firmName } = client.client
    expect((await find('trishul 100%')).clients).toEqual([{ id, name: expect.stringContaining('Yamini'), firmName }])
    expect((await find('irani zub')).employees).toMatchObject([{ name: 'Zubeida Irani' }])
    for (const as of [employee, client])
      for (const text of ['trishul', 'yamini', 'irani'])
        expect(await find(text, as)).toMatchObject({ clients: [], employees: [] })
  })
})

test('hostile texts find nothing and break nothing', async () => {
  for (const text of [
    '%',
    '_',
    '\\',
    '%%%%',
    '___',
    "' or 1=1 --",
    '\\%',
    '1234\\',
    '.',
    '-',
    '(',
    '🚗🚗🚗',
    'ﷺ'.repeat(20),
  ])
    expect([text, (await find(text)).cases.filter(({ id }) => id === others.id)]).toEqual([text, []])
  for (const text of ['', '   ', 'a\u0000b', 'x'.repeat(65)])
    expect((await office.call(calls.find, { as: admin, query: { text } })).status, text).toBe(400)
  expect((await office.call(calls.find, { as: admin, query: {} as { text: string } })).status).toBe(400)
})
