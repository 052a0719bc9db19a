import { boardEndpoints as calls } from '#contract/board/board-endpoints.ts'
import { query, type Route } from '../../http/route.ts'
import { getBoard } from './get-board.ts'
import { listRtoTurnaround } from './turnaround.ts'

export const boardRoutes: Route[] = [query(calls.board, getBoard), query(calls.rtoTurnaround, listRtoTurnaround)]
