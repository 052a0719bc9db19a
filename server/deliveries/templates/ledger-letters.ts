import { messages } from '#contract/messages.ts'
import type { LawsBroken } from '../../events.ts'
import { letterTemplate } from './letter.ts'

/** Informs a superadmin that the hourly audit found broken laws of the ledger. */
export const lawsBroken = letterTemplate<{ name: string } & LawsBroken['facts']>({
  name: 'laws-broken',
  subject: () => messages.board.ledgerBroken,
  paragraphs: ({ laws }) => [
    messages.letters.ledgerBroken,
    ...laws.map(({ law, broken }) => `${law} (${broken} ${broken === 1 ? 'row' : 'rows'})`),
    messages.letters.ledgerBrokenAdvice,
  ],
  action: (_parameters, { publicUrl }) => ({
    label: messages.letters.seeOfficeFigures,
    href: `${publicUrl}/superadmin`,
  }),
})
