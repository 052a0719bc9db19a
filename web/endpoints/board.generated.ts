// Generated from the contract by `npm run gen`; do not edit.
import type { boardEndpoints as DeclaredBoardEndpoints } from '#contract/board/board-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const boardEndpoints: ClientEndpoints<typeof DeclaredBoardEndpoints> = {
  board: { method: 'GET', path: '/board' },
  rtoTurnaround: { method: 'GET', path: '/board/rto-turnaround' },
}
