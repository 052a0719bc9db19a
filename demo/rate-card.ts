import { type RateInput, rateEndpoints } from '#contract/rates/rate.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Office, People } from './people.ts'

type Prices = readonly [receiptAmount: number, otherCharges: number, adminCharges: number]

/** What each service costs everywhere, in rupees: receipt, other and admin charges. */
const prices: Record<ServiceCode, Prices> = {
  transferLocal: [740.5, 300, 200],
  transferOther: [1280, 450, 350],
  hpt: [300, 150, 150],
  hpa: [1500, 150, 150],
  hsrp: [600, 50, 50],
  fitness: [740.5, 250, 200],
  rrf: [2300, 300, 200],
  rma: [1500, 400, 350],
  alteration: [1280, 250, 200],
  conversion: [2300, 400, 350],
  addressChange: [300, 150, 150],
  drc: [600, 200, 150],
}

const rate = (service: ServiceCode, [receiptAmount, otherCharges, adminCharges]: Prices, over: object): RateInput => ({
  service,
  toRTO: null,
  clientId: null,
  receiptAmount,
  otherCharges,
  adminCharges,
  pucCharges: 100,
  insuranceCharges: null,
  ...over,
})

/** Writes the rate card: a price for each service, some of an RTO that costs more, and those of the largest dealer, who insures his vehicles. */
export async function writeRateCard(office: Office, { admin, offices, clients }: People): Promise<void> {
  const [largest] = clients
  const clientId = largest?.client.id ?? null
  const services = Object.entries(prices) as [ServiceCode, Prices][]
  const body = [
    ...services.map(([service, amounts]) => rate(service, amounts, {})),
    ...offices.slice(0, 2).map((toRTO) => rate('fitness', [900, 350, 200], { toRTO })),
    rate('transferLocal', [740.5, 200, 100], { clientId, insuranceCharges: 0 }),
    rate('transferLocal', [740.5, 250, 100], { clientId, toRTO: offices[0] ?? null, insuranceCharges: 0 }),
  ]
  await office.ok(rateEndpoints.replace, { as: admin, body })
}
