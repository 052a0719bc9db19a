import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { addDays, type Day, dayStart, officeDay, weekStart } from '#contract/dates.ts'
import { HOUR } from '#contract/durations.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { reminderEndpoints as calls } from '#contract/reminders/reminder-endpoints.ts'
import { t } from '#contract/texts.ts'
import { isPrivateAddress } from '#server/adapters/webhooks.ts'
import { decryptParameters } from '#server/deliveries/encrypted-parameters.ts'
import { sendDueReminders } from '#server/features/reminders/send-due.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { type Office, openOffice, openOfficeForYears } from '#test/office.ts'

/* A dealer is an id: a name that is changed, taken over or shared reveals no other dealer's vehicles. */
let office: Office
let admin: Awaited<ReturnType<Office['superadmin']>>
beforeAll(async () => {
  office = await openOfficeForYears()
  admin = await office.superadmin()
  const body = { leadDays: [7], dealerDigest: 'daily' } as const
  await office.ok(calls.editSettings, { as: admin, body })
})
afterAll(() => office.close())

/** A day of its own for each test. */
let today: Day = addDays(weekStart(officeDay(new Date())), 7)
const atNoon = (day: Day) => office.clock.set(new Date(dayStart(day).getTime() + 12 * HOUR))
beforeEach(() => {
  today = addDays(today, 14)
  atNoon(today)
})

let plates = 0
const newPlate = () => {
  plates += 1
  return `MH17DL${String(plates).padStart(4, '0')}`
}
/** Makes a case of a vehicle whose PUC is due in seven days. */
async function caseOf(firmName: string, status: CaseStatus, { vehicleNo = newPlate(), by = admin as Session } = {}) {
  const far = addDays(today, 300)
  return office.caseIn(status, {
    by,
    over: {
      generalDetail: { firmName },
      vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}` },
      expireDetail: { pucExpiry: addDays(today, 7), insuranceExpiry: far, fitnessExpiry: far, taxExpiry: far },
    },
  })
}

/** Runs the job; returns each mail with the plates that it names. */
async function mailsOf(send: () => Promise<unknown>) {
  const db = office.database.db
  const known = await db.selectFrom('deliveries').select('id').execute()
  await send()
  const all = await db.selectFrom('deliveries').selectAll().where('template', '=', 'reminder-digest').execute()
  return all
    .filter(({ id }) => known.every((one) => one.id !== id))
    .map((row) => [
      row.recipient,
      decryptParameters(office.deps.keys, row)
        .match(/MH17DL\d{4}/g)
        ?.sort(),
    ])
}
const digests = () => mailsOf(() => sendDueReminders(office.deps))
const mailDealer = (firmName: string, as: Session = admin) => office.call(calls.mailDealer, { as, body: { firmName } })
const worklist = async (firmName: string, as: Session = admin) => {
  const answer = requireSuccess(await office.call(calls.worklist, { as, body: { firmName, pageSize: 100 } }))
  expect(answer.meta?.bands?.week).toBe(answer.data.length)
  return answer.data.map(({ vehicleNo }) => vehicleNo).sort()
}
async function rename({ client }: ClientSession, firmName: string) {
  const { firstName, lastName, mobileNo, address1, address2, city, state, pincode } = client
  const body = { firstName, lastName, mobileNo, firmName, address1, address2, city, state, pincode }
  return office.call(clientEndpoints.edit, { as: admin, params: { id: client.id }, body })
}
const switchUser = ({ userId }: Session) =>
  office.call(identityEndpoints.toggleActivation, { as: admin, params: { userId } })

describe('a renamed dealer', () => {
  test('keeps its vehicles, and a dealer that takes the name gets none of them', async () => {
    const employee = await office.employee()
    const old = await office.client({ firmName: 'Deccan Wheels' })
    const older = await caseOf('Deccan Wheels', 'ready', { by: employee })
    requireSuccess(await rename(old, 'Deccan Autos'))
    const taker = await office.client({ firmName: 'Deccan Wheels' })
    const newer = await caseOf('Deccan Wheels', 'ready', { by: employee })
    const dealers = [
      [old.email, 'Deccan Autos', older],
      [taker.email, 'Deccan Wheels', newer],
    ] as const
    const rows = await office.ok(caseEndpoints.verifiedList, { as: admin, body: { filterType: 'applicationDate' } })
    for (const [{ id }, client] of [
      [older, old.client],
      [newer, taker.client],
    ] as const) {
      expect(rows.find((row) => row.id === id)?.dealerId).toBe(client.id)
      const details = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
      expect(details.dealerId).toBe(client.id)
    }
    expect(await digests()).toEqual(dealers.map(([email, , { vehicleNo }]) => [email, [vehicleNo]]))
    for (const [email, firmName, { vehicleNo }] of dealers) {
      for (const as of [admin, employee]) expect(await worklist(firmName, as)).toEqual([vehicleNo])
      expect(await mailsOf(() => mailDealer(firmName, employee))).toEqual([[email, [vehicleNo]]])
    }
  })

  test('keeps the vehicle of a case that is edited without another name', async () => {
    const old = await office.client({ firmName: 'Sahyadri Autos' })
    const { id, vehicleNo } = await caseOf('Sahyadri Autos', 'ready')
    requireSuccess(await rename(old, 'Sahyadri Motors'))
    const taker = await office.client({ firmName: 'Sahyadri Autos' })
    const edit = async (firmName: string) => {
      const details = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
      const body = await office.caseBody({
        generalDetail: { ...details.generalDetail, firmName, branchCodeId: null, employeeCodeId: null },
        // Another RTO, so that the reference lists are asked.
        vehicleDetail: { vehicleNo, chassisNo: `CH${vehicleNo}`, toRTO: (await office.rto()).displayName },
        expireDetail: { pucExpiry: addDays(today, 7), insuranceExpiry: addDays(today, 300) },
      })
      await office.ok(caseEndpoints.edit, { as: admin, params: { id }, body: body as never })
      await office.ok(caseEndpoints.verify, { as: admin, params: { id } })
    }
    await edit('Sahyadri Autos')
    expect([await worklist('Sahyadri Motors'), await worklist('Sahyadri Autos')]).toEqual([[vehicleNo], []])
    await edit('Sahyadri Motors')
    expect(await worklist('Sahyadri Motors')).toEqual([vehicleNo])
    await edit('Sahyadri Autos')
    expect([await worklist('Sahyadri Motors'), await worklist('Sahyadri Autos')]).toEqual([[], [vehicleNo]])
    expect(await digests()).toEqual([[taker.email, [vehicleNo]]])
  })
})

describe('the dealer of a vehicle', () => {
  test('the dealer is that of the newest verified case: a draft or a rejected case takes no vehicle', async () => {
    const [one, two] = [await office.client(), await office.client()]
    const { vehicleNo } = await caseOf(one.client.firmName, 'ready')
    for (const status of ['Created', 'Updated', 'rejected'] as const)
      await caseOf(two.client.firmName, status, { vehicleNo })
    expect([await worklist(one.client.firmName), await worklist(two.client.firmName)]).toEqual([[vehicleNo], []])
    expect((await mailDealer(two.client.firmName)).status).toBe(409)
    expect(await digests()).toEqual([[one.email, [vehicleNo]]])
    await caseOf(two.client.firmName, 'ready', { vehicleNo })
    expect((await mailDealer(one.client.firmName)).status).toBe(409)
    expect(await mailsOf(() => mailDealer(two.client.firmName))).toEqual([[two.email, [vehicleNo]]])
  })

  test('staff see the dealer of a draft where no case is verified, and that dealer gets no mail', async () => {
    const { client } = await office.client()
    const { vehicleNo } = await caseOf(client.firmName, 'Created')
    expect(await worklist(client.firmName)).toEqual([vehicleNo])
    expect((await mailDealer(client.firmName)).status).toBe(409)
    expect(await digests()).toEqual([])
  })

  test("the dealer of an employee's own case gets no mail once another one has the vehicle", async () => {
    const [one, two, employee] = [await office.client(), await office.client(), await office.employee()]
    const { vehicleNo } = await caseOf(one.client.firmName, 'ready', { by: employee })
    await caseOf(two.client.firmName, 'ready', { vehicleNo })
    expect(await worklist(one.client.firmName, employee)).toEqual([vehicleNo])
    expect((await mailDealer(one.client.firmName, employee)).status).toBe(409)
  })
})

describe('a dealer that is switched off', () => {
  test('gets no digest and no mail by hand until it is switched on', async () => {
    const dealer = await office.client()
    const { vehicleNo } = await caseOf(dealer.client.firmName, 'ready')
    requireSuccess(await switchUser(dealer))
    expect((await office.ok(calls.dueToday, { as: admin })).digests).toEqual([])
    expect(await digests()).toEqual([])
    const refused = await mailDealer(dealer.client.firmName)
    expect([refused.status, refused.message]).toEqual([409, t.reminders('inactiveDealer')])
    requireSuccess(await switchUser(dealer))
    expect(await digests()).toEqual([[dealer.email, [vehicleNo]]])
  })
})

describe('a mail by hand', () => {
  test('200 concurrent calls queue a mail once per dealer and day, and the others get a time to retry', async () => {
    const [dealer, employee] = [await office.client(), await office.employee()]
    const { vehicleNo } = await caseOf(dealer.client.firmName, 'ready', { by: employee })
    const statuses: number[] = []
    const sent = await mailsOf(async () => {
      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => mailDealer(dealer.client.firmName, employee)),
        )
        statuses.push(...answers.map(({ status }) => status))
      }
    })
    expect(sent).toEqual([[dealer.email, [vehicleNo]]])
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 199 }, () => 429)])
    const refused = await office.app.inject({
      method: 'POST',
      url: '/api/v1/reminder/mail-dealer',
      headers: { authorization: `Bearer ${employee.token}` },
      payload: { firmName: dealer.client.firmName },
    })
    // From noon to midnight.
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(12 * 3600)])
    const { rows } = await office.database.pool.query(
      "select count(*)::int as n from reminder_log where channel = 'MAIL' and at >= $1",
      [dayStart(today)],
    )
    expect(rows).toEqual([{ n: 1 }])
    atNoon(addDays(today, 1))
    expect(await mailsOf(() => mailDealer(dealer.client.firmName))).toEqual([[dealer.email, [vehicleNo]]])
  })

  test('says of each paper whether it has ended', async () => {
    const dealer = await office.client()
    await caseOf(dealer.client.firmName, 'ready')
    for (const [later, hasEnded] of [
      [7, false],
      [8, true],
    ] as const) {
      atNoon(addDays(today, later))
      requireSuccess(await mailDealer(dealer.client.firmName))
      const mail = await office.database.db
        .selectFrom('deliveries')
        .selectAll()
        .where('recipient', '=', dealer.email)
        .where('template', '=', 'reminder-digest')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(JSON.parse(decryptParameters(office.deps.keys, mail)).lines).toMatchObject([{ hasEnded }])
    }
  })

  test('counts for its sender only if it was queued: 100 a day, then 429', async () => {
    const limited = await openOffice({ RATE_LIMITS: 'on' })
    try {
      const [sender, another] = [await limited.employee(), await limited.employee()]
      const pucExpiry = addDays(officeDay(new Date()), 7)
      const firms: string[] = []
      for (let n = 0; n < 3; n += 1) {
        const { firmName } = (await limited.client()).client
        for (const by of [sender, another])
          await limited.caseIn('ready', {
            by,
            over: {
              generalDetail: { firmName },
              vehicleDetail: { vehicleNo: `MH18${n}` },
              expireDetail: { pucExpiry },
            },
          })
        firms.push(firmName)
      }
      const ask = async (by: Session, n: number) => {
        const { statusCode, headers } = await limited.app.inject({
          method: 'POST',
          url: '/api/v1/reminder/mail-dealer',
          headers: { authorization: `Bearer ${by.token}` },
          payload: { firmName: firms[n] ?? 'Nobody' },
        })
        return [statusCode, Number(headers['retry-after'] ?? 0) > 0]
      }
      const queued = async () => {
        const { rows } = await limited.database.pool.query("select points from rate_limits where key like 'mail0:%'")
        return rows
      }
      expect([await ask(sender, 0), await ask(sender, 0), await ask(sender, 9)]).toEqual([
        [200, false],
        [429, true],
        [404, false],
      ])
      expect(await queued()).toEqual([{ points: 1 }])
      // As if it had mailed 98 more.
      await limited.database.pool.query("update rate_limits set points = 99 where key like 'mail0:%'")
      expect([await ask(sender, 1), await ask(sender, 2)]).toEqual([
        [200, false],
        [429, true],
      ])
      expect(await ask(another, 2)).toEqual([200, false])
    } finally {
      await limited.close()
    }
  })
})

describe('a private address', () => {
  const hosts = [
    '127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1', '[::1]', '[::]', '[fd00::1]', '[fe80::1]',
    '[::ffff:127.0.0.1]', '[::ffff:10.0.0.1]', '[::127.0.0.1]', '[64:ff9b::a00:1]', '2130706433', '0x7f.1', '017700000001', '255.255.255.255', '224.0.0.1',
  ] // biome-ignore format: one list

  test('a private address is no webhook, in any spelling, unless it is allowed', async () => {
    const strict = await openOfficeForYears()
    try {
      const as = await strict.superadmin()
      for (const host of hosts) {
        const answer = await strict.call(calls.editSettings, { as, body: { webhookUrl: `https://${host}:8080/hook` } })
        expect([host, answer.errors.fields]).toEqual([host, { webhookUrl: t.reminders('privateWebhook') }])
        expect(isPrivateAddress(new URL(`http://${host}/`).hostname)).toBe(true)
      }
      for (const host of ['8.8.8.8', '[2606:4700::1111]', 'gateway.example.com', 'localhost'])
        for (const [scheme, status] of [
          ['https', 200],
          ['http', 400],
        ] as const) {
          const body = { webhookUrl: `${scheme}://${host}/hook`, webhookSecret: 'a long secret of the gateway' }
          expect((await strict.call(calls.editSettings, { as, body })).status).toBe(status)
        }
    } finally {
      await strict.close()
    }
  })
})
