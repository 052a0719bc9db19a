import { expect, test } from 'vitest'
import type { CounterCase } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { refusalOf } from './move-kept.ts'
import { applyChanges, type CounterChange, type Waiting } from './outbox.ts'
import { unsentByFile } from './unsent.ts'

const file = {
  id: 'one',
  CaseNo: 'VR-000001',
  status: 'ready',
  stage: 'papers',
  stageSince: '2026-11-20T06:00:00.000Z',
  waitingOn: 'office',
  receiptNo: null,
  handedTo: null,
  papers: [],
} as unknown as CounterCase

const handIn = { stage: 'submitted', waitingOn: 'rto', onlyForward: true } as const
const sendBack = { stage: 'papers', waitingOn: 'dealer' } as const
const at = Date.parse('2026-11-25T06:12:00Z')
const taken: CounterChange = {
  kind: 'stage',
  caseId: 'one',
  caseNo: 'VR-000001',
  plate: 'MH12AB1234',
  key: 'key',
  at,
  body: { stage: 'submitted', waitingOn: 'rto' },
  before: { stage: 'papers', waitingOn: 'office' },
}

test('a kept file is refused where the server would refuse it: not verified, come so far already, a step back without a note', () => {
  expect(refusalOf(file, handIn)).toBeNull()
  expect(refusalOf({ ...file, status: 'Created' }, handIn)).toBe(t.stages('notMovable'))
  const inProcess = { ...file, stage: 'inProcess' } as const
  expect(refusalOf(inProcess, handIn)).toBe(t.stages('reached', { stage: stageLabels().inProcess }))
  expect(refusalOf(inProcess, sendBack)).toBe(t.stages('noteForBack'))
  expect(refusalOf(inProcess, { ...sendBack, note: 'Form 30 lacks a signature' })).toBeNull()
})

test('a file that was handed in without a network is done since it was taken, and cannot be handed in again', () => {
  const applied = applyChanges(file, [taken])
  expect(applied).toMatchObject({ stage: 'submitted', stageSince: new Date(at).toISOString() })
  expect(refusalOf(applied, handIn)).toBe(t.stages('reached', { stage: stageLabels().submitted }))
  const sameStage = { ...taken, at: at + 60_000, body: { stage: 'submitted', waitingOn: 'dealer' } } as const
  expect(applyChanges(applied, [sameStage]).stageSince).toBe(applied.stageSince)
})

test('at its file stands how much waits, and first why a change was not taken', () => {
  const waits = (id: number, caseId: string, refused = false): Waiting => ({
    id,
    change: { ...taken, caseId },
    refusal: refused ? { text: 'Changed', office: null } : null,
    isDecided: false,
  })
  const unsent = unsentByFile([waits(1, 'one'), waits(2, 'two'), waits(3, 'one'), waits(4, 'two', true)])
  expect([...unsent]).toEqual([
    ['one', { text: t.counter('waitingHere', { count: 2 }), isRefused: false }],
    ['two', { text: t.counter('notTakenHere', { reason: 'Changed' }), isRefused: true }],
  ])
})
