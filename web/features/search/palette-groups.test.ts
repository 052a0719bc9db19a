import type { UseNavigateResult } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { roles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { groupsForText } from './palette-groups.tsx'

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
