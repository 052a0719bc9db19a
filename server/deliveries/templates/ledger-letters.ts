import type { LawsBroken } from '../../events.ts'
import { letterTemplate } from './letter.ts'

/** Tells a superadmin that the hourly audit found laws of the ledger broken. */
export const lawsBroken = letterTemplate<{ name: string } & LawsBroken['facts']>({
  name: 'laws-broken',
  subject: () => 'The ledger does not add up',
  paragraphs: ({ laws }) => [
    'The hourly audit found that a law of the ledger is broken:',
    ...laws.map(({ law, broken }) => `${law} (${broken} ${broken === 1 ? 'row' : 'rows'})`),
    'Nothing was changed. Please tell whoever runs the portal: `npm run audit-ledger` names the rows.',
  ],
  action: (_parameters, { publicUrl }) => ({ label: 'See the office in figures', href: `${publicUrl}/superadmin` }),
})
