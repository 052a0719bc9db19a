import { messages } from '#contract/messages.ts'
import { BANK_TAB } from '#web/domain/accounts-search.ts'
import { BankTab } from '#web/features/bank/bank-tab.tsx'
import { DunningTab } from '#web/features/dunning/dunning-tab.tsx'
import { GstTab } from '#web/features/gst/gst-tab.tsx'
import { MarginTab } from '#web/features/margin/margin-tab.tsx'
import { TallyTab } from '#web/features/tally/tally-tab.tsx'
import type { Tab } from '#web/ui/tabs.tsx'

/** The tabs of the accounts in their order; the first is shown when an address names none. */
export const accountTabs = (): readonly Tab[] => [
  { value: 'tally', label: messages.tally.title, content: <TallyTab /> },
  { value: BANK_TAB, label: messages.bank.title, content: <BankTab /> },
  { value: 'reminders', label: messages.dunning.title, content: <DunningTab /> },
  { value: 'gst', label: messages.gst.title, content: <GstTab /> },
  { value: 'margin', label: messages.margin.title, content: <MarginTab /> },
]
