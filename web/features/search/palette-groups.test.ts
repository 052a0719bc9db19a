import type { UseNavigateResult } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { roles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { groupsForText } from './palette-groups.tsx'
import { newCaseItem, spokenVerb } from './palette-verbs.tsx'

/** Returns where the first choice for a text leads, and null where nothing is found. */
async function ledTo(role: (typeof roles)[number], text: string) {
  const [group] = groupsForText({ role, screens: [], commands: [], views: [] }, text, undefined)
  let target: object | null = null
  const navigate = (async (to: object) => {
    target = to
  }) as UseNavigateResult<string>
  await group?.choices[0]?.open(navigate)
  if (group) expect(group.label).toBe(t.search('goTo'))
  return target
}

const { accounts, dues, payments, activity, integrations, reminderSettings, rto } = paths.superadmin

test.each<[text: string, target: object]>([
  ['tally', { to: accounts, search: { tab: 'tally' } }],
  ['bank', { to: accounts, search: { tab: 'bank' } }],
  ['bank statement', { to: accounts, search: { tab: 'bank' } }],
  ['overdue', { to: accounts, search: { tab: 'reminders' } }],
  ['GST', { to: accounts, search: { tab: 'gst' } }],
  ['margin', { to: accounts, search: { tab: 'margin' } }],
  ['bills of a month', { to: dues, search: { tab: 'bills' } }],
  ['decided', { to: payments, search: { tab: 'decided' } }],
  ['activity', { to: activity }],
  ['API keys', { to: integrations }],
  ['webhooks', { to: integrations }],
  ['gateway', { to: reminderSettings }],
  ['board', { to: rto, search: { view: 'board' } }],
])('"%s" leads a superadmin to the place of that name within a page', async (text, target) => {
  expect(await ledTo('superadmin', text)).toEqual(target)
})

test.each(roles)('two-factor sign-in and passkeys are found by %s', async (role) => {
  expect(await ledTo(role, 'two-factor')).toEqual({ to: paths[role].twoFactor })
  expect(await ledTo(role, 'passkeys')).toEqual({ to: paths[role].profile })
})

test.each(roles.filter((role) => role !== 'superadmin'))(
  'a place of the superadmin is not found by %s',
  async (role) => {
    expect(await ledTo(role, 'gst')).toBeNull()
  },
)

test.each([
  ['mh12qw4821 stage', 'mh12qw4821', ['stage']],
  ['MH 12 QW 4821 assign', 'MH 12 QW 4821', ['assign']],
  ['4821 ver', '4821', ['verify']],
  ['VR-000012 add comment', 'VR-000012', ['comment']],
  ['mh12qw4821 remind', 'mh12qw4821', ['remind']],
  ['mh12qw4821 papers', 'mh12qw4821', ['papers']],
])('"%s" is a verb after what is sought', (text, sought, names) => {
  expect(spokenVerb('superadmin', text)).toEqual({ sought, names })
})

test.each(['mh12qw4821', 'stage', 'anita stage', 'mh12qw4821 x', 'shree motors 12'])(
  '"%s" is sought as it is',
  (text) => {
    expect(spokenVerb('superadmin', text)).toBeNull()
  },
)

test('a verb of the office is none for a dealer, who pays', () => {
  expect(spokenVerb('client', 'mh12qw4821 assign')).toBeNull()
  expect(spokenVerb('employee', 'mh12qw4821 assign')).toBeNull()
  expect(spokenVerb('client', 'mh12qw4821 pay')?.names).toEqual(['pay'])
})

test('a whole plate begins a new case, for staff alone', () => {
  expect(newCaseItem('employee', 'mh12 qw-4821')).toHaveLength(1)
  expect(newCaseItem('employee', 'mh12')).toEqual([])
  expect(newCaseItem('client', 'mh12qw4821')).toEqual([])
})
