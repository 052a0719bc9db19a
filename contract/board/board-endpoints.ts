import { endpoint } from '../endpoint.ts'
import { Board } from './board.ts'

/** The superadmin's board. */
export const boardEndpoints = {
  board: endpoint({
    method: 'GET',
    path: '/board',
    roles: ['superadmin'],
    summary: 'The office in figures: cases, money, expiries, turn-around',
    data: Board,
  }),
}
