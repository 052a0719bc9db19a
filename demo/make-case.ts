import type { NewCaseInput } from '#contract/cases/case-form.ts'
import { addDays, type Day } from '#contract/dates.ts'
import type { People } from './people.ts'
import * as sample from './sample-data.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A case with the groups that every case of the sample office has. */
export type FullCase = NewCaseInput & {
  [Group in keyof NewCaseInput]-?: NonNullable<NewCaseInput[Group]>
}

/** Returns the form of a case of a day, for a vehicle that no other case has. */
export function makeCase(people: People, random: SeededRandom, day: Day, firmName: string, n: number): FullCase {
  const from = pickOffice(people, random)
  const code = from.split(' - ')[0]?.replace('-', '') ?? 'MH12'
  const letters = `${random.letter()}${random.letter()}`
  const isKnown = random.next() < 0.7
  const transfer = random.next()
  const transactionDetail: FullCase['transactionDetail'] = {
    to: transfer < 0.5 ? 'LOCAL' : transfer < 0.7 ? 'OTHER' : 'NA',
    hptId: random.next() < 0.3 ? random.pick(people.financiers) : people.notFinanced,
    hpaId: random.next() < 0.3 ? random.pick(people.financiers) : people.notFinanced,
    numberPlate: random.pick(['HSRP', 'HSRP', 'NON HSRP', 'NA'] as const),
    fitness: random.next() < 0.2,
    rma: random.next() < 0.1,
    addressChange: random.next() < 0.1,
    drc: random.next() < 0.08,
  }
  const insuranceCharges = random.pick([0, 1850, 2450.5, 3120, 5200])
  return {
    generalDetail: {
      firmName,
      appointmentDate: addDays(day, Math.ceil(random.between(2, 12))),
      ...(random.next() < 0.7 && { applicationNo: `${code}${day.slice(2, 4)}${String(n + 100_000)}` }),
    },
    vehicleDetail: {
      vehicleNo: `${code}${letters}${String(Math.floor(random.between(1, 9999))).padStart(4, '0')}`,
      fromRTO: from,
      toRTO: transfer < 0.6 ? from : pickOffice(people, random),
      chassisNo: `MA3${random.letter()}${random.letter()}E1S00${String(100_000 + n * 7)}`,
      engineNo: `K10B${String(1_000_000 + n * 13)}`,
    },
    expireDetail: makeExpiries(random, day, {
      isInsured: insuranceCharges > 0,
      needsFitness: transactionDetail.fitness === true,
    }),
    transactionDetail,
    ownerDetails: isKnown || transactionDetail.to !== 'NA' ? ownersOf(transactionDetail, makeOwners(random)) : {},
    expenseDetail: {
      pucCharges: random.pick([100, 125, 150]),
      insuranceCharges,
      receiptAmount: random.pick([300, 740.5, 1280, 1500, 2300, 4150]),
    },
    referenceDetail: random.next() < 0.4 ? { name: makeName(random), contactNo: random.mobile() } : {},
  }
}

/** Picks an RTO: most often one of the cities in which the office has a branch. */
function pickOffice({ offices }: People, random: SeededRandom): string {
  const near = offices.filter((name) => sample.nearRtos.some((code) => name.startsWith(`${code} `)))
  return random.next() < 0.65 ? random.pick(near) : random.pick(offices)
}

/** Returns the dates of a vehicle: most papers are good for long, some end within weeks of the case. */
function makeExpiries(
  random: SeededRandom,
  day: Day,
  { isInsured, needsFitness }: { isInsured: boolean; needsFitness: boolean },
): FullCase['expireDetail'] {
  const within = (first: number, last: number) => addDays(day, Math.round(random.between(first, last)))
  return {
    pucExpiry: random.next() < 0.25 ? within(-5, 75) : within(150, 365),
    insuranceExpiry: isInsured ? within(345, 370) : within(5, 300),
    fitnessExpiry: needsFitness ? within(-10, 40) : within(200, 3000),
    taxExpiry: random.next() < 0.1 ? within(5, 90) : within(200, 4000),
    ...(random.next() < 0.3 && { permitExpiry: within(10, 900) }),
  }
}

/** Without a transfer the registered owner is the owner after the case, too. */
export function ownersOf(
  { to }: FullCase['transactionDetail'],
  owners: FullCase['ownerDetails'],
): FullCase['ownerDetails'] {
  if (to !== 'NA') return owners
  const { sellerName, sellerAadharNo, sellerAddress, sellerState, sellerPhoneNo } = owners
  return {
    ...owners,
    buyerName: sellerName,
    buyerAadharNo: sellerAadharNo,
    buyerAddress: sellerAddress,
    buyerState: sellerState,
    buyerPhoneNo: sellerPhoneNo,
  }
}

/** Returns a seller and a buyer. */
export function makeOwners(random: SeededRandom): FullCase['ownerDetails'] {
  const address = () =>
    `${Math.ceil(random.between(1, 250))} ${random.pick(sample.streets)}, ${random.pick(sample.branches).city}`
  const sellerState = 'Maharashtra'
  return {
    sellerName: makeName(random),
    sellerAadharNo: random.aadhaar(),
    sellerAddress: address(),
    sellerState,
    sellerPhoneNo: random.mobile(),
    buyerName: makeName(random),
    buyerAadharNo: random.aadhaar(),
    buyerAddress: address(),
    buyerState: sellerState,
    buyerPhoneNo: random.mobile(),
  }
}

const makeName = (random: SeededRandom) => `${random.pick(sample.givenNames)} ${random.pick(sample.familyNames)}`
