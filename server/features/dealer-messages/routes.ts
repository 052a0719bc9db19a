import { dealerMessageEndpoints as calls } from '#contract/dealer-messages/dealer-message.ts'
import { command, query, type Route } from '../../http/route.ts'
import { logMessage, withdrawMessage } from './sent-messages.ts'
import { listWaitingMessages } from './waiting-messages.ts'

export const dealerMessageRoutes: Route[] = [
  query(calls.waiting, listWaitingMessages),
  command(calls.log, logMessage),
  command(calls.withdraw, withdrawMessage),
]
