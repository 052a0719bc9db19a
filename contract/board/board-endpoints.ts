import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Board, RtoTurnaround } from './board.ts'

export const boardEndpoints = {
  board: endpoint('GET', '/board', {
    roles: ['superadmin'],
    summary: 'The office in figures: cases, money, expiries, turn-around',
    data: Board,
  }),
  rtoTurnaround: endpoint('GET', '/board/rto-turnaround', {
    roles: ['superadmin'],
    summary: 'How long each RTO took for each service, from submitted to approved, in the last 90 days',
    data: z.array(RtoTurnaround),
  }),
}
