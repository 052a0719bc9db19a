import { sumRupees } from '#contract/money.ts'
import { serviceCharges } from '#contract/rates/rate-columns.ts'
import type { RateInputs } from './rate-queries.ts'

type Rates = readonly RateInputs[]

/** A cell of the grid of a dealer; an empty RTO or dealer means every one. */
export type Place = Pick<RateInputs, 'service' | 'toRTO' | 'clientId'>

/** The places whose rate counts at a place, the most exact first, as the server looks them up. */
const ways = ({ service, toRTO, clientId }: Place): Place[] => [
  { service, toRTO, clientId },
  { service, toRTO: '', clientId },
  { service, toRTO, clientId: '' },
  { service, toRTO: '', clientId: '' },
]

/** Whether a rate is the one of a place itself. */
export const placeOf = (place: Place) => (rate: Place) =>
  rate.service === place.service && rate.toRTO === place.toRTO && rate.clientId === place.clientId

/** The rate that counts at a place: its own, or one that holds there as well; null without any. */
export function rateAt(rates: Rates, place: Place): { index: number; isOwn: boolean } | null {
  for (const way of ways(place)) {
    const index = rates.findIndex(placeOf(way))
    if (index >= 0) return { index, isOwn: placeOf(place)(way) }
  }
  return null
}

/** What the office takes for a service in rupees; null while an amount is missing or no number. */
export function priceOf(rate: RateInputs): number | null {
  const amounts = serviceCharges.map((name) => rate[name])
  return amounts.every((amount) => typeof amount === 'number') ? sumRupees(amounts) : null
}

/** The columns of the grid: every RTO first, then those with a price of their own and those that were just added. */
export const rtosOf = (rates: Rates, added: readonly string[]): string[] => [
  '',
  ...[...new Set([...rates.map(({ toRTO }) => toRTO), ...added])].filter(Boolean).toSorted(),
]

/** How many prices each dealer has of its own. */
export function ownPrices(rates: Rates): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { clientId } of rates) if (clientId) counts.set(clientId, (counts.get(clientId) ?? 0) + 1)
  return counts
}

/** The rates that no cell shows: without a service, or a second one of the same place. */
export const hiddenRates = (rates: Rates): number[] =>
  [...rates.keys()].filter((index) => {
    const rate = rates[index]
    return rate && (rate.service === '' || rates.findIndex(placeOf(rate)) !== index)
  })
