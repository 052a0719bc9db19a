import { expect, test } from 'vitest'
import { textOf } from '#contract/texts.ts'
import { TaskInput } from './task-dialog.tsx'

const task = { task_title: 'Call the RTO', task_text: 'Ask about the fitness slot', date: '2026-11-22', time: '00:00' }

test('reads date and time in the office time zone', () => {
  expect(TaskInput.parse(task).priority).toBe('2026-11-21T18:30:00.000Z')
  expect(TaskInput.parse({ ...task, time: '23:59' }).priority).toBe('2026-11-22T18:29:00.000Z')
})

test('reports each missing field', () => {
  const empty = TaskInput.safeParse({ task_title: ' ', task_text: '', date: '', time: '' })
  expect(empty.error?.issues.map(({ path, message }) => [path.join('.'), textOf(message)])).toEqual(
    expect.arrayContaining([
      ['task_title', 'Task title is required'],
      ['task_text', 'Task description is required'],
      ['date', 'Date is required'],
      ['time', 'Time is required'],
    ]),
  )
})
