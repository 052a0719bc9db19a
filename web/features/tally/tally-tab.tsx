import { messages } from '#contract/messages.ts'

/** The vouchers for Tally (contract-trade section 9). */
export const TallyTab = () => <p className="text-muted">{messages.tally.description}</p>
