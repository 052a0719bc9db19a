import { messages } from '#contract/messages.ts'
import { History, IndianRupee, NotebookTabs, ReceiptIndianRupee } from '#web/icons/index.generated.ts'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import { paths } from '#web/paths.ts'
import type { PaletteCommand } from './palette-props.ts'

interface Place extends PaletteCommand {
  title: string
}

const { accounts, activity, dues, payments } = paths.superadmin

/** The tabs of the superadmin's pages, and the log below My Profile: neither is a page with an entry of its own. */
export function placesOfSuperadmin(): Place[] {
  return [
    ofAccounts('tally', messages.tally.title),
    ofAccounts('bank', messages.bank.title, messages.bank.toBank),
    ofAccounts('reminders', messages.dunning.heading),
    ofAccounts('gst', messages.gst.title),
    ofAccounts('margin', messages.margin.title),
    place('bills', ReceiptIndianRupee, messages.dues.ofMonth, messages.dues.title, (navigate) =>
      navigate({ to: dues, search: { tab: 'bills' } }),
    ),
    place('decided', IndianRupee, messages.payments.decidedTitle, messages.menu.payments, (navigate) =>
      navigate({ to: payments, search: { tab: 'decided' } }),
    ),
    place('activity', History, messages.activity.title, messages.menu.myProfile, (navigate) =>
      navigate({ to: activity }),
    ),
  ]
}

const ofAccounts = (tab: string, title: string, otherName?: string) =>
  place(
    tab,
    NotebookTabs,
    title,
    messages.accounts.title,
    (navigate) => navigate({ to: accounts, search: { tab } }),
    otherName,
  )

/** `pageTitle` is the page that the place belongs to. */
const place = (
  key: string,
  icon: LucideIcon,
  title: string,
  pageTitle: string,
  open: PaletteCommand['open'],
  otherName = '',
): Place => ({ key: `place-${key}`, icon, title, detail: pageTitle, names: `${title} ${otherName}`, open })
