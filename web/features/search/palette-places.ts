import type { LinkOptions, UseNavigateResult } from '@tanstack/react-router'
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
import type { ReactNode } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { type PagePath, paths } from '#web/lib/paths.ts'

export interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  role: Role
  screens: readonly { label: string; to: PagePath; icon: LucideIcon }[]
  recent: readonly string[]
  onShowShortcuts: () => void
}

export interface PaletteItem {
  key: string
  icon: LucideIcon
  title: ReactNode
  detail?: ReactNode
  trailing?: ReactNode
  open: (navigate: UseNavigateResult<string>) => Promise<void>
  /** True for a result of the server, which may belong to the previous text while the next answer is pending. */
  fromServer?: boolean
  /** True for a verb that the state forbids, for the reason that the detail gives. */
  isRefused?: boolean
}

/** An action; `names` are the words by which it is found. */
export interface PaletteCommand extends PaletteItem {
  names: string
}

interface Place extends PaletteCommand {
  title: string
}

const { accounts, activity, dues, integrations, payments, reminderSettings } = paths.superadmin

/** The tabs and parts of a role's pages, and the pages below My Profile: none is a page with an entry of its own. */
export function placesOf(role: Role): Place[] {
  return [
    ...(role === 'superadmin' ? placesOfSuperadmin() : []),
    ...(role === 'client' ? [] : [board(role)]),
    place('two-factor', ShieldCheck, t.twoFactor('title'), t.menu('myProfile'), { to: paths[role].twoFactor }),
    place('passkeys', KeyRound, t.passkeys('title'), t.menu('myProfile'), { to: paths[role].profile }),
  ]
}

const board = (role: 'superadmin' | 'employee') =>
  place('board', FileClock, t.stages('board'), t.stages('title'), {
    to: paths[role].rto,
    search: { view: 'board' },
  })

function placesOfSuperadmin(): Place[] {
  return [
    ofAccounts('tally', t.tally('title')),
    ofAccounts('bank', t.bank('title'), t.bank('toBank')),
    ofAccounts('reminders', t.dunning('heading')),
    ofAccounts('gst', t.gst('title')),
    ofAccounts('margin', t.margin('title')),
    place('bills', ReceiptIndianRupee, t.dues('ofMonth'), t.dues('title'), {
      to: dues,
      search: { tab: 'bills' },
    }),
    place('decided', IndianRupee, t.payments('decidedTitle'), t.menu('payments'), {
      to: payments,
      search: { tab: 'decided' },
    }),
    place('activity', History, t.activity('title'), t.menu('myProfile'), { to: activity }),
    place('keys', Plug, t.keys('title'), t.integrations('title'), { to: integrations }),
    place('webhooks', Plug, t.webhooks('title'), t.integrations('title'), { to: integrations }),
    place('gateway', AlarmClock, t.reminderSettings('gateway'), t.reminderSettings('title'), {
      to: reminderSettings,
    }),
  ]
}

const ofAccounts = (tab: string, title: string, otherName?: string) =>
  place(tab, NotebookTabs, title, t.accounts('title'), { to: accounts, search: { tab } }, otherName)

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
