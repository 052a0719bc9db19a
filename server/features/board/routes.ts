import { boardEndpoints as calls } from '#contract/board/board-endpoints.ts'
import { type Route, read } from '../../http/route.ts'
import { getBoard } from './get-board.ts'

/** The superadmin's board. */
export const boardRoutes: Route[] = [read(calls.board, getBoard)]
