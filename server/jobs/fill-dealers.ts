import { fillWith } from './fill-vehicles.ts'

/** Gives the cases of before migration 0044 their dealers. */
export const fillDealers = fillWith('fill_dealers')
