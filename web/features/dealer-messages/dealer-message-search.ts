import { dealerMessageKinds } from '#contract/dealer-messages/dealer-message-values.ts'
import { oneOf, searchSchema } from '#web/lib/address.ts'

/** What the messages are about, in an address. */
export const dealerMessageSearch = searchSchema({ kind: oneOf(dealerMessageKinds) })
