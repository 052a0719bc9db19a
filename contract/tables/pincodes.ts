import type { State } from './read-state.ts'

/** The states by the first two digits of a PIN code. */
const byTwo: Readonly<Record<string, State>> = {
  ...among('11', 'Delhi'),
  ...among('12 13', 'Haryana'),
  ...among('14 15', 'Punjab'),
  ...among('17', 'Himachal Pradesh'),
  ...among('18', 'Jammu and Kashmir'),
  ...among('20 21 22 23 25 27 28', 'Uttar Pradesh'),
  ...among('30 31 32 33 34', 'Rajasthan'),
  ...among('36 37 38 39', 'Gujarat'),
  ...among('40 41 42 43 44', 'Maharashtra'),
  ...among('45 46 47 48', 'Madhya Pradesh'),
  ...among('49', 'Chhattisgarh'),
  ...among('50', 'Telangana'),
  ...among('51 52 53', 'Andhra Pradesh'),
  ...among('56 57 58 59', 'Karnataka'),
  ...among('60 61 62 63 64', 'Tamil Nadu'),
  ...among('67 68 69', 'Kerala'),
  ...among('70 71 72 73 74', 'West Bengal'),
  ...among('75 76 77', 'Odisha'),
  ...among('78', 'Assam'),
}

/** Where three digits say more than two; null where an area has two states. */
const byThree: Readonly<Record<string, State | null>> = {
  // Daman, Diu, Yanam, Puducherry, Karaikal, Mahe, Lakshadweep and parts of Khammam lie in the areas of their neighbours.
  ...among('362 396 507 533 605 607 609 673 682', null),
  ...among('190 191 192 193', 'Jammu and Kashmir'),
  ...among('194', 'Ladakh'),
  ...among('240 241 242 243 245 260 261', 'Uttar Pradesh'),
  ...among('248 249 263', 'Uttarakhand'),
  ...among('403', 'Goa'),
  ...among('737', 'Sikkim'),
  ...among('744', 'Andaman and Nicobar Islands'),
  ...among('790 791 792', 'Arunachal Pradesh'),
  ...among('793 794', 'Meghalaya'),
  ...among('795', 'Manipur'),
  ...among('796', 'Mizoram'),
  ...among('797 798', 'Nagaland'),
  ...among('799', 'Tripura'),
  ...among('800 801 802 803 804 805 811 812 821 823 824 841 842 843 844 845 846 847 848', 'Bihar'),
  ...among('851 852 853 854 855', 'Bihar'),
  ...among('815 822 825 826 827 828 829 831 832 833 834 835', 'Jharkhand'),
}

function among<S extends State | null>(prefixes: string, state: S): Record<string, S> {
  return Object.fromEntries(prefixes.split(' ').map((prefix) => [prefix, state]))
}

/** Returns the state of a PIN code; null for one whose first digits belong to two states, or to none. */
export function stateOfPincode(pincode: string): State | null {
  const [two, three] = [pincode.slice(0, 2), pincode.slice(0, 3)]
  return three in byThree ? (byThree[three] ?? null) : (byTwo[two] ?? null)
}

/** Returns the last PIN code in an address; null without one. */
export const pincodeIn = (address: string): string | null =>
  address
    .match(/(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g)
    ?.at(-1)
    ?.replace(' ', '') ?? null
