import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { UNATTENDED } from '#contract/api.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { exportEndpoints } from '#contract/exports/export.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { passkeyEndpoints } from '#contract/passkeys/passkey.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { addPasskey } from '#test/passkey-device.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const office = await openOfficeForYears('2026-11-25T06:00:00Z')
afterAll(() => office.close())
const employee = await office.employee()
const [otherEmployee, client] = [await office.employee(), await office.client()]
const admin = await office.superadmin()
const made = await office.caseIn('assigned', { by: employee })
const params = { caseId: made.id }
const date = '2026-11-25'
const paper = { name: 'Affidavit', state: 'received' } as const
await office.ok(attachmentEndpoints.upload, { as: employee, params, ...formWith(await proofImage(1)) })

// From here on sessions end as in an office.
Object.assign(office.deps.config, { STAFF_IDLE_MINUTES: 60, STAFF_MAX_HOURS: 12 })
const refusal = { status: 403, errors: { fields: { stepUp: t.stepUp('needed') } } }
const later = (ms: number) => office.clock.set(new Date(office.clock.now().getTime() + ms))
const sheet = (as: Session) => office.call(stageEndpoints.counterSheet, { as, query: { date } })
const details = (as: Session) => office.call(caseEndpoints.details, { as, params: { id: made.id } })
const ready = async (as: Session) => requireSuccess(await office.call(accountEndpoints.startCounter, { as }))
/** Returns a session of the employee whose device was made ready for the counter. */
const atCounter = async () => {
  const device = await office.signIn(employee.email, employee.password)
  await ready(device)
  return device
}

// Each test signs in anew.
beforeEach(() => later(13 * HOUR))

/** What a device at the counter calls, each a success. */
const counterCalls = {
  sheet,
  'the run-sheet': (as: Session) => office.call(stageEndpoints.runSheet, { as, query: { date } }),
  services: (as: Session) => office.call(serviceEndpoints.all, { as }),
  papers: (as: Session) => office.call(paperEndpoints.ofCase, { as, params }),
  'a paper': (as: Session) => office.call(paperEndpoints.change, { as, params, body: paper }),
  'where a file is': (as: Session) => office.call(stageEndpoints.ofCase, { as, params }),
  'a stage': (as: Session) =>
    office.call(stageEndpoints.change, { as, params, body: { stage: 'submitted', waitingOn: 'rto' } }),
  'a photo': async (as: Session) =>
    office.call(attachmentEndpoints.upload, { as, params, ...formWith(await proofImage(2)) }),
  'the letterhead of the run-sheet': (as: Session) => office.call(officeEndpoints.profile, { as }),
  'the own profile': (as: Session) => office.call(identityEndpoints.myProfile, { as }),
  'whether a proof is needed': (as: Session) => office.call(stepUpEndpoints.status, { as }),
  'a challenge': (as: Session) => office.call(passkeyEndpoints.proof, { as }),
}

describe('a device that was made ready for the counter', () => {
  test('makes after its time without use the calls of the counter, and those alone', async () => {
    const device = await atCounter()
    await addPasskey(office, device)
    later(3 * HOUR)
    for (const [name, send] of Object.entries(counterCalls))
      expect([name, (await send(device)).status]).toEqual([name, expect.toSatisfy((status: number) => status < 300)])
    for (const send of [
      () => details(device),
      () => office.call(caseEndpoints.revealAadhaar, { as: device, params: { id: made.id }, body: { reason: 'Form' } }),
      () => office.call(exportEndpoints.vehicles, { as: device, query: { format: 'csv' } }),
      () => office.call(vehicleEndpoints.all, { as: device }),
      () => office.call(notificationEndpoints.stream, { as: device }),
      () => office.call(accountEndpoints.mySessions, { as: device }),
      () => office.call(accountEndpoints.startCounter, { as: device }),
      () => office.call(identityEndpoints.changePassword, { as: device, body: {} }),
    ])
      expect(await send()).toMatchObject(refusal)
  })

  test('exactly these calls are open to it', () => {
    const open = allEndpoints.filter((one) => one.atCounter).map(({ method, path }) => `${method} ${path}`)
    expect(open.toSorted()).toEqual([
      'DELETE /auth/counter',
      'GET /auth/get-my-profile',
      'GET /auth/step-up',
      'GET /case/counter-sheet',
      'GET /case/papers/:caseId',
      'GET /case/run-sheet',
      'GET /case/stage/:caseId',
      'GET /office/profile',
      'GET /service/all',
      'PATCH /case/papers/:caseId',
      'PATCH /case/stage/:caseId',
      'POST /auth/logout',
      'POST /auth/passkey/proof',
      'POST /auth/step-up',
      'POST /case/attachments/:caseId',
    ])
  })

  test('gets no address of a scan with the papers, until it has proved who is there', async () => {
    const device = await atCounter()
    const files = async () => {
      const { papers, loose } = requireSuccess(await counterCalls.papers(device)).data
      return [...papers.flatMap(({ attachments }) => attachments), ...loose].length
    }
    expect(await files()).toBeGreaterThan(0)
    later(2 * HOUR)
    expect(await files()).toBe(0)
    expect(requireSuccess(await counterCalls['a paper'](device)).data.loose).toEqual([])
    await office.stepUp(device)
    expect(await files()).toBeGreaterThan(0)
  })

  test('becomes a whole session again for its ordinary time after a proof, and no use renews it before', async () => {
    const device = await atCounter()
    later(2 * HOUR)
    for (const send of Object.values(counterCalls)) await send(device)
    expect(requireSuccess(await counterCalls['whether a proof is needed'](device)).data.isNeeded).toBe(true)
    expect(await details(device)).toMatchObject(refusal)
    expect((await office.call(stepUpEndpoints.prove, { as: device, body: { password: 'not this one' } })).status).toBe(
      400,
    )
    expect(await details(device)).toMatchObject(refusal)
    await office.stepUp(device)
    expect((await details(device)).status).toBe(200)
    later(50 * MINUTE)
    // A use of the hour renews it.
    expect((await details(device)).status).toBe(200)
    later(50 * MINUTE)
    expect((await details(device)).status).toBe(200)
    later(61 * MINUTE)
    expect([(await details(device)).status, (await sheet(device)).status]).toEqual([403, 200])
  })

  test('needs a proof past its idle time also where the last one is minutes old', async () => {
    const device = await atCounter()
    await office.database.pool.query(
      'update sessions set idle_until = $1 where id = (select id from sessions order by id desc limit 1)',
      [office.clock.now().toISOString()],
    )
    expect(await details(device)).toMatchObject(refusal)
    expect(requireSuccess(await counterCalls['whether a proof is needed'](device)).data.isNeeded).toBe(true)
    expect((await office.call(accountEndpoints.startCounter, { as: device })).status).toBe(403)
    await office.stepUp(device)
    expect((await details(device)).status).toBe(200)
  })

  test('lasts twelve hours from its last sheet, which a page that was left open renews, and not beyond the session', async () => {
    Object.assign(office.deps.config, { STAFF_MAX_HOURS: 20 })
    const device = await atCounter()
    Object.assign(office.deps.config, { STAFF_MAX_HOURS: 12 })
    later(11.9 * HOUR)
    const headers = { [UNATTENDED]: '1' }
    expect((await office.call(stageEndpoints.counterSheet, { as: device, query: { date }, headers })).status).toBe(200)
    later(8 * HOUR)
    expect((await sheet(device)).status).toBe(200)
    later(0.2 * HOUR)
    expect((await sheet(device)).status).toBe(401)
  })

  test('ends after twelve hours without a sheet, whatever else it calls', async () => {
    Object.assign(office.deps.config, { STAFF_MAX_HOURS: 20 })
    const device = await atCounter()
    Object.assign(office.deps.config, { STAFF_MAX_HOURS: 12 })
    later(11.9 * HOUR)
    expect((await counterCalls['the own profile'](device)).status).toBe(200)
    later(0.2 * HOUR)
    expect((await counterCalls['the own profile'](device)).status).toBe(401)
  })

  test('serves the counter no more once it is switched off: past its time without use it ends at once', async () => {
    const device = await atCounter()
    later(2 * HOUR)
    await office.ok(accountEndpoints.endCounter, { as: device })
    expect([(await sheet(device)).status, (await details(device)).status]).toEqual([401, 401])
    const again = await atCounter()
    await office.ok(accountEndpoints.endCounter, { as: again })
    await sheet(again)
    expect((await details(again)).status).toBe(200)
    later(61 * MINUTE)
    expect((await sheet(again)).status).toBe(401)
  })

  test('ends with a logout, when its sessions are ended elsewhere, and when its user is switched off', async () => {
    const [gone, ended] = [await atCounter(), await atCounter()]
    later(2 * HOUR)
    await office.ok(identityEndpoints.signOut, { as: gone })
    expect((await sheet(gone)).status).toBe(401)
    const desk = await office.signIn(employee.email, employee.password)
    const own = await office.ok(accountEndpoints.mySessions, { as: desk })
    expect(own, 'it is listed, beside this one and the first').toHaveLength(3)
    await runJobsOnce(office.deps)
    expect((await sheet(ended)).status, 'the cleanup leaves it').toBe(200)
    await office.ok(accountEndpoints.endOtherSessions, { as: desk })
    expect((await sheet(ended)).status).toBe(401)
    const other = await office.signIn(otherEmployee.email, otherEmployee.password)
    await ready(other)
    later(2 * HOUR)
    const as = await office.signIn(admin.email, admin.password)
    const { userId } = otherEmployee
    await office.ok(identityEndpoints.toggleActivation, { as, params: { userId } })
    expect((await sheet(other)).status).toBe(401)
  })
})

describe('a session that was not made ready', () => {
  test('ends after its time without use, though it reads the sheet', async () => {
    const desk = await office.signIn(employee.email, employee.password)
    requireSuccess(await sheet(desk))
    later(61 * MINUTE)
    expect((await sheet(desk)).status).toBe(401)
  })

  test('becomes ready after a fresh proof alone, and never that of a superadmin or a dealer', async () => {
    const desk = await office.signIn(employee.email, employee.password)
    later(11 * MINUTE)
    expect(await office.call(accountEndpoints.startCounter, { as: desk })).toMatchObject(refusal)
    await office.stepUp(desk)
    await ready(desk)
    const superadmin = await office.signIn(admin.email, admin.password)
    for (const as of [superadmin, await office.signIn(client.email, client.password)])
      expect((await office.call(accountEndpoints.startCounter, { as })).status).toBe(403)
    requireSuccess(await sheet(superadmin))
    later(61 * MINUTE)
    expect((await sheet(superadmin)).status).toBe(401)
  })

  test('becomes ready while another one of its user is switched off', async () => {
    const [one, two] = [await atCounter(), await office.signIn(employee.email, employee.password)]
    await Promise.all([office.call(accountEndpoints.endCounter, { as: one }), ready(two), sheet(one), sheet(two)])
    later(2 * HOUR)
    expect([(await sheet(one)).status, (await sheet(two)).status]).toEqual([401, 200])
  })
})
