import { addDays, type Day } from '#contract/dates.ts'
import type { SeededRandom } from '#demo/seeded-random.ts'

/* Values of papers that nobody has: no real vehicle, person or payment. */

const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ']
const DIGITS = [...'0123456789']
const OFFICES = ['MH12', 'MH14', 'DL08', 'KA05', 'GJ01', 'UP32', 'TN09', 'TS07', 'RJ14', 'HR26', 'PB10', 'WB02']
const MAKERS = ['MA3', 'MAT', 'MBH', 'MAL', 'ME4', 'MD2', 'MCA', 'MZB']
const ENGINES = ['K12MN', 'G4LA', 'D13A', 'JC65E', '1ZR', 'B12D', 'OM651', 'HA10']
const FIRST = ['RAMESH', 'SUNITA', 'ABDUL', 'JASPREET', 'MEENAKSHI', 'ROHAN', 'SHOBHA', 'IMRAN', 'LAKSHMI', 'BIPLAB']
const MIDDLE = ['KISAN', 'DEVI', 'KARIM', 'SINGH', 'VIJAY', 'KUMAR', 'BAI', 'PRASAD']
const LAST = ['PATIL', 'SHARMA', 'SHAIKH', 'GILL', 'SUNDARAM', 'DESHMUKH', 'GOSWAMI', 'QURESHI', 'NAIDU', 'BOSE']
const FINANCIERS = [
  'HDFC BANK LTD',
  'BAJAJ FINANCE LIMITED',
  'STATE BANK OF INDIA',
  'SUNDARAM FINANCE LTD',
  'KOTAK MAHINDRA PRIME LTD',
]
const PAYEES = ['SAI RTO CONSULTANT', 'SHREE GANESH MOTORS', 'ANAND VEHICLE SERVICES', 'NEW BHARAT RTO WORKS']
const BANKS = ['HDFC Bank', 'State Bank of India', 'ICICI Bank', 'Axis Bank', 'Bank of Baroda']
const TODAY: Day = '2026-11-30'

export type Invented = ReturnType<typeof invent>

/** Returns the values of one paper, with days around `today`. */
export function invent(random: SeededRandom, today: Day = TODAY) {
  const some = (of: readonly string[], n: number) => Array.from({ length: n }, () => random.pick(of)).join('')
  const whole = (min: number, max: number) => Math.floor(random.between(min, max + 1))
  const name = () => [random.pick(FIRST), random.pick(MIDDLE), random.pick(LAST)].join(' ')
  const dayIn = (from: number, to: number) => addDays(today, whole(from, to))
  const plate = random.pick(OFFICES) + some(LETTERS, 2) + some(DIGITS, 4)
  return {
    plate,
    chassis: random.pick(MAKERS) + some(LETTERS, 1) + some([...LETTERS, ...DIGITS], 7) + some(DIGITS, 6),
    engine: random.pick(ENGINES) + some(DIGITS, 7),
    owner: name(),
    father: name(),
    financier: random.pick(FINANCIERS),
    /** With a financier, and otherwise of the usual kind. */
    isFinanced: random.next() < 0.75,
    since: dayIn(-3000, -400),
    until: dayIn(20, 700),
    later: dayIn(800, 4000),
    soon: dayIn(1, 40),
    paid: dayIn(-20, 0),
    applicationNo: `${plate.slice(0, 2)}26${some(DIGITS, 12)}`,
    number: some(DIGITS, 14),
    fee: whole(3, 90) * 50,
    rupees: whole(500, 48_000),
    utr: random.utr(),
    neft: `${random.pick(['HDFCN', 'SBINN', 'ICICN', 'UTIBN'])}5${some(DIGITS, 16)}`.slice(0, 22),
    payee: random.pick(PAYEES),
    bank: random.pick(BANKS),
    code: `CICAgP${some(LETTERS, 4)}q${some(LETTERS, 6)}`,
    clock: { hour: whole(1, 12), minute: String(whole(0, 59)).padStart(2, '0') },
    pan: `${some(LETTERS, 3)}P${some(LETTERS, 1)}${some(DIGITS, 4)}${some(LETTERS, 1)}`,
    aadhaar: random.aadhaar(),
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const parts = (day: Day) => {
  const [year = '', month = '', date = ''] = day.split('-')
  return { year, month, date, name: MONTHS[Number(month) - 1] ?? '' }
}

/** `14-Dec-2027` */
export const named = (day: Day, between = '-') => {
  const { year, name, date } = parts(day)
  return [date, name, year].join(between)
}
/** `14/12/2027` */
export const slashed = (day: Day, between = '/') => {
  const { year, month, date } = parts(day)
  return [date, month, year].join(between)
}
/** `MH 12 AB 1234`, or with other signs between the groups. */
export const spaced = (plate: string, between = ' ') =>
  plate.replace(/^(..)(..)(..)/, ['$1', '$2', '$3', ''].join(between))

export const grouped = (rupees: number) => rupees.toLocaleString('en-IN')
