import type { ExpiryType } from '#contract/cases/expiry.ts'

/** What a case of a known vehicle asks of the RTO. */
export interface Asked {
  plate: string
  /** The code of its RTO. */
  rto: string
  asks: { isTransfer?: true; loan?: 'begins' | 'ends'; fitness?: true; drc?: true }
}

/** A contact with an owner, or the renewal of a paper; days are counted from today. */
type Reminded = { days: number; kind: ExpiryType } & (
  | { renewedUntil: number }
  | { channel: 'WHATSAPP' | 'SMS' | 'CALL'; outcome: 'sent' | 'willRenew' | 'notReached'; note?: string }
)

/** A vehicle of several cases, by the numbers of its employee and dealer; days are counted from today. */
interface KnownVehicle extends Omit<Asked, 'asks'> {
  employee: number
  dealer: number
  cases: readonly { days: number; asks: Asked['asks']; ends?: Readonly<Record<string, number>> }[]
  reminders: readonly Reminded[]
}

/** Vehicles that came to the office again. */
export const knownVehicles: readonly KnownVehicle[] = [
  {
    plate: 'MH12QW4821',
    rto: 'MH-12',
    employee: 0,
    dealer: 0,
    cases: [
      {
        days: -398,
        asks: { isTransfer: true },
        ends: { pucExpiry: -230, insuranceExpiry: -38, fitnessExpiry: 12, taxExpiry: 1800 },
      },
      { days: -20, asks: { fitness: true, loan: 'begins' }, ends: { pucExpiry: 5, insuranceExpiry: 327 } },
    ],
    reminders: [
      { days: -240, kind: 'PUC', channel: 'WHATSAPP', outcome: 'sent' },
      { days: -234, kind: 'PUC', channel: 'CALL', outcome: 'willRenew', note: 'Comes on Saturday' },
      { days: -228, kind: 'PUC', renewedUntil: 5 },
      { days: -47, kind: 'INSURANCE', channel: 'WHATSAPP', outcome: 'sent' },
      {
        days: -41,
        kind: 'INSURANCE',
        channel: 'CALL',
        outcome: 'willRenew',
        note: 'Wants a quote with zero depreciation',
      },
      { days: -37, kind: 'INSURANCE', renewedUntil: 327 },
      { days: -3, kind: 'PUC', channel: 'WHATSAPP', outcome: 'sent' },
    ],
  },
  {
    plate: 'MH14GH7305',
    rto: 'MH-14',
    employee: 1,
    dealer: 4,
    cases: [
      {
        days: -330,
        asks: { isTransfer: true, loan: 'begins' },
        ends: { pucExpiry: 40, insuranceExpiry: 30, permitExpiry: 3, fitnessExpiry: 400, taxExpiry: 25 },
      },
      { days: -170, asks: { drc: true } },
      { days: -9, asks: { loan: 'ends' } },
    ],
    reminders: [{ days: -4, kind: 'PERMIT', channel: 'CALL', outcome: 'notReached' }],
  },
  {
    plate: 'MH15DT1190',
    rto: 'MH-15',
    employee: 0,
    dealer: 0,
    cases: [
      {
        days: -240,
        asks: { loan: 'ends' },
        ends: { pucExpiry: -60, insuranceExpiry: 120, fitnessExpiry: 2400, taxExpiry: 3000 },
      },
      { days: -6, asks: { isTransfer: true }, ends: { pucExpiry: 122 } },
    ],
    reminders: [
      { days: -66, kind: 'PUC', channel: 'SMS', outcome: 'sent' },
      { days: -59, kind: 'PUC', renewedUntil: 122 },
    ],
  },
]
