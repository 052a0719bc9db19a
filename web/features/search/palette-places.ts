import type { LinkOptions } from '@tanstack/react-router'
import {
  AlarmClock,
  FileClock,
  History,
  IndianRupee,
  KeyRound,
  type LucideIcon,
  NotebookTabs,
  Plug,
  ReceiptIndianRupee,
  ShieldCheck,
} from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#web/paths.ts'
import type { PaletteCommand } from './palette-props.ts'

interface Place extends PaletteCommand {
  title: string
}

const { accounts, activity, dues, integrations, payments, reminderSettings } = paths.superadmin

/** The tabs and parts of a role's pages, and the pages below My Profile: none is a page with an entry of its own. */
export function placesOf(role: Role): Place[] {
  return [
    ...(role === 'superadmin' ? placesOfSuperadmin() : []),
    ...(role === 'client' ? [] : [board(role)]),
    place('two-factor', ShieldCheck, messages.twoFactor.title, messages.menu.myProfile, { to: paths[role].twoFactor }),
    place('passkeys', KeyRound, messages.passkeys.title, messages.menu.myProfile, { to: paths[role].profile }),
  ]
}

const board = (role: 'superadmin' | 'employee') =>
  place('board', FileClock, messages.stages.board, messages.stages.title, {
    to: paths[role].rto,
    search: { view: 'board' },
  })

function placesOfSuperadmin(): Place[] {
  return [
    ofAccounts('tally', messages.tally.title),
    ofAccounts('bank', messages.bank.title, messages.bank.toBank),
    ofAccounts('reminders', messages.dunning.heading),
    ofAccounts('gst', messages.gst.title),
    ofAccounts('margin', messages.margin.title),
    place('bills', ReceiptIndianRupee, messages.dues.ofMonth, messages.dues.title, {
      to: dues,
      search: { tab: 'bills' },
    }),
    place('decided', IndianRupee, messages.payments.decidedTitle, messages.menu.payments, {
      to: payments,
      search: { tab: 'decided' },
    }),
    place('activity', History, messages.activity.title, messages.menu.myProfile, { to: activity }),
    place('keys', Plug, messages.keys.title, messages.integrations.title, { to: integrations }),
    place('webhooks', Plug, messages.webhooks.title, messages.integrations.title, { to: integrations }),
    place('gateway', AlarmClock, messages.reminderSettings.gateway, messages.reminderSettings.title, {
      to: reminderSettings,
    }),
  ]
}

const ofAccounts = (tab: string, title: string, otherName?: string) =>
  place(tab, NotebookTabs, title, messages.accounts.title, { to: accounts, search: { tab } }, otherName)

/** `pageTitle` is the page that the place belongs to. */
const place = (
  key: string,
  icon: LucideIcon,
  title: string,
  pageTitle: string,
  link: LinkOptions,
  otherName = '',
): Place => ({
  key: `place-${key}`,
  icon,
  title,
  detail: pageTitle,
  names: `${title} ${otherName}`,
  open: (navigate) => navigate(link),
})
