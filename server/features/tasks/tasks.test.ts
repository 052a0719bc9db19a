import { describe, expect, test } from 'vitest'
import { taskEndpoints as calls } from '#contract/tasks/task.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const asha = await office.employee()
const vikram = await office.employee()

const form = (over: object = {}) => ({
  task_title: 'Call the RTO',
  task_text: 'About **VR-000001**\n- RC book',
  priority: '2026-12-01T15:30:00+05:30',
  ...over,
})
const create = (body: object, as: Session = asha) => office.call(calls.create, { as, body })
const tasksOf = async (as: Session) => (await office.ok(calls.all, { as })).tasks

describe('a task', () => {
  test('a task is noted, its deadline kept as one moment', async () => {
    const answer = await create(form())
    expect([answer.status, answer.message]).toEqual([201, 'Created a New Task'])
    expect(answer.data).toEqual({
      id: expect.any(String),
      task_title: 'Call the RTO',
      task_text: 'About **VR-000001**\n- RC book',
      priority: '2026-12-01T10:00:00.000Z',
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect(await tasksOf(asha)).toEqual([answer.data])
  })

  test('tasks are listed with the soonest deadline first', async () => {
    for (const priority of ['2026-12-05T00:00:00Z', '2020-01-01T00:00:00Z', '2026-12-03T00:00:00Z'])
      requireSuccess(await create(form({ priority }), vikram))
    expect((await tasksOf(vikram)).map(({ priority }) => priority.slice(0, 10))).toEqual([
      '2020-01-01',
      '2026-12-03',
      '2026-12-05',
    ])
  })

  test('a task is found by page, order and words of its title or text', async () => {
    const meena = await office.employee()
    const add = (task_title: string, task_text: string, day: string) =>
      create(form({ task_title, task_text, priority: `2026-12-${day}T10:00:00Z` }), meena)
    await add('Collect RC books', 'Ask for Ravi', '03')
    await add('Appointment', 'Two vehicles, 50% paid', '01')
    await add('Book a slot', 'Fitness', '02')
    const list = async (query: Record<string, string>) => {
      const { data, meta } = requireSuccess(await office.call(calls.all, { as: meena, query }))
      return { titles: data.tasks.map((task) => task.task_title), meta }
    }
    const [appointment, slot, books] = ['Appointment', 'Book a slot', 'Collect RC books']
    expect(await list({})).toEqual({ titles: [appointment, slot, books], meta: { total: 3, page: 0, pageSize: 1000 } })
    const second = { titles: [slot], meta: { total: 3, page: 1, pageSize: 1 } }
    expect(await list({ page: '1', pageSize: '1' })).toEqual(second)
    expect((await list({ sort: '-priority' })).titles).toEqual([books, slot, appointment])
    expect((await list({ sort: '-task_title' })).titles).toEqual([books, slot, appointment])
    expect((await list({ sort: 'task_title' })).titles).toEqual([appointment, slot, books])
    expect(await list({ search: 'BOOK' })).toMatchObject({ titles: [slot, books], meta: { total: 2 } })
    expect((await list({ search: '50%' })).titles).toEqual([appointment])
    expect((await list({ search: 'a%b' })).titles).toEqual([])
  })

  test('a task is changed, and vanishes once it is done', async () => {
    const { id } = requireSuccess(await create(form(), admin)).data
    office.clock.set(new Date(Date.now() + 60_000))
    const body = form({ task_title: 'Call again', priority: '2027-01-01T00:00:00.000Z' })
    const updated = await office.call(calls.update, { as: admin, params: { id }, body })
    office.clock.set(null)
    expect([updated.status, updated.message]).toEqual([200, 'Task updated successfully'])
    const [listed] = await tasksOf(admin)
    expect(listed).toEqual(updated.data)
    expect(listed).toMatchObject({ task_title: 'Call again', priority: '2027-01-01T00:00:00.000Z' })
    expect(Date.parse(listed?.updatedAt ?? '')).toBeGreaterThan(Date.now())
    const done = await office.call(calls.markAsDone, { as: admin, params: { id } })
    expect([done.status, done.message, done.data]).toEqual([200, 'Task Completed Successfully!', { id }])
    expect(await tasksOf(admin)).toEqual([])
    expect((await office.call(calls.markAsDone, { as: admin, params: { id } })).status).toBe(409)
    expect((await office.call(calls.update, { as: admin, params: { id }, body })).status).toBe(409)
  })

  test('a task is marked done once, also by two clicks at one time', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = requireSuccess(await create(form())).data
      const clicks = [1, 2, 3].map(() => office.call(calls.markAsDone, { as: asha, params: { id } }))
      expect((await Promise.all(clicks)).map(({ status }) => status).sort()).toEqual([200, 409, 409])
    }
  })

  test('a task of another user is 404, even for a superadmin', async () => {
    const { id } = requireSuccess(await create(form())).data
    for (const as of [vikram, admin]) {
      expect((await office.call(calls.update, { as, params: { id }, body: form() })).status).toBe(404)
      expect((await office.call(calls.markAsDone, { as, params: { id } })).status).toBe(404)
      expect((await tasksOf(as)).map((task) => task.id)).not.toContain(id)
    }
  })
})

describe('missing and wrong fields each have a message', () => {
  test.each([undefined, null, '', '  '])('%j counts as missing', async (value) => {
    const answer = await create({ task_title: value, task_text: value, ...(value !== '  ' && { priority: value }) })
    expect(answer.status).toBe(400)
    expect(answer.errors.fields).toEqual({
      task_title: 'Task title is required',
      task_text: 'Task description is required',
      priority: 'Date is required',
    })
  })

  test.each([
    'tomorrow',
    '2026-12-01',
    '2026-12-01T10:00:00',
    '2026-02-30T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    5,
  ])('the deadline %j', async (priority) => {
    const answer = await create(form({ priority }))
    expect([answer.status, answer.errors?.fields]).toEqual([400, { priority: 'Enter a valid date and time' }])
  })

  test('an unknown field, a title too long, a bad id', async () => {
    const answer = await create(form({ user_id: admin.userId, task_title: 'x'.repeat(201) }))
    expect(answer.errors.fields).toEqual({ user_id: 'This field is not known', task_title: 'At most 200 characters' })
    expect((await office.call(calls.markAsDone, { as: asha, params: { id: '7' } })).status).toBe(400)
  })
})
