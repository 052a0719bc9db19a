import type { CentralForm } from '#contract/official-forms/official-form.ts'

/**
 * A label of a form, and the value printed beside it. Labels are compared by their letters and digits alone; of
 * several that are one, any may be on the form. Each is the first one that no earlier anchor has taken.
 */
export interface Anchor {
  labels: readonly string[]
  value: string
  /** The part of the form in which it stands, from 0; anywhere if it names none. */
  part?: number
  /** True for a label that begins its line, where the same words may also occur in a sentence. */
  begins?: true
  /** True if the value belongs in the line below, if that has room. */
  next?: true
  /** Remarks in brackets below the line on which the value stands. */
  below?: readonly string[]
  /** True for a label that not every version of the form has: it is not missed. */
  optional?: true
}

/** What a form of the Central Motor Vehicles Rules, 1989, asks, and the phrases with which its parts begin. */
export interface CentralLayout {
  parts?: readonly (readonly string[])[]
  anchors: readonly Anchor[]
}

const authority = (value: string): Anchor => ({
  labels: ['The Registering Authority', 'to the registering authority'],
  value,
  begins: true,
})
const sonOf = ['son/wife/daughter of', 'son daughter wife of', 's w d of', 's o w o d o', 's o d o w o']
const shri = ['Shri/Smt', 'to shri smt kumari', 'to shri smt', 'shri smt kumari', 'shri smt ms', 'sri smt', 'sr smt']
const residing = ['residing at', 'resident of', 'who resides at']
const pin = ['pin code', 'pin']
const mobile = ['mobile number is', 'mobile no is', 'mobile number', 'mobile no']
const plate = [
  ...['registration mark', 'registration mark of which is', 'with the registration mark', 'registration number'],
  ...['registration number of the vehicle', 'registering number of vehicle', 'registration of vehicle no'],
  ...['registration no', 'motor vehicle number', 'motor vehicle no', 'vehicle number', 'vehicle no'],
]
const chassis = ['chassis number', 'chassis number affix pencil print', 'chassis number of the vehicle', 'chassis no']
const engine = [
  ...['engine number', 'engine number or motor number in the case of battery operated vehicles', 'engine no'],
  ...['engine number motor number bov', 'engine no motor no bov', 'engine number of the vehicle'],
]
const financierBelow = ['full name and address of the financier', 'name and full address of the financier']
const [VEHICLE, CHASSIS, ENGINE] = ['vehicleDetail.vehicleNo', 'vehicleDetail.chassisNo', 'vehicleDetail.engineNo']
const [FROM, TO] = ['vehicleDetail.fromRTO', 'vehicleDetail.toRTO']
const [ADDED, ENDED] = ['transactionDetail.hpaName', 'transactionDetail.hptName']

const date: Anchor = { labels: ['dated', 'date'], value: 'today', begins: true, optional: true }
const vehicleMarks: readonly Anchor[] = [
  { labels: chassis, value: CHASSIS },
  { labels: engine, value: ENGINE },
]
const mayHave = (anchors: readonly Anchor[]) => anchors.map((anchor): Anchor => ({ ...anchor, optional: true }))

/** The layouts, by the labels of the rules and of the versions that states and the Parivahan portal give out. */
export const centralLayouts: Record<CentralForm, CentralLayout> = {
  '26': {
    anchors: [
      authority(FROM),
      { labels: plate, value: VEHICLE },
      ...mayHave(vehicleMarks),
      { labels: ['full name of the owner', 'name of the owner', 'name'], value: 'seller.name', begins: true },
      { labels: ['full address'], value: 'seller.address' },
      { labels: mobile, value: 'seller.phone', optional: true },
      date,
    ],
  },
  '28': {
    parts: [['part ii', 'part 2', 'office endorsement']],
    anchors: [
      { ...authority(FROM), part: 0 },
      {
        labels: ['jurisdiction of the registering authority', 'jurisdiction of registering authority'],
        value: TO,
        part: 0,
      },
      { labels: shri, value: 'buyer.name', part: 0 },
      {
        labels: ['jurisdiction of the registering authority', 'jurisdiction of registering authority'],
        ...{ value: TO, part: 0, optional: true },
      },
      { labels: ['of the state of', 'state of'], value: 'ownerDetails.buyerState', part: 0 },
      { labels: ['name and address'], value: 'seller.nameAndAddress', part: 0 },
      { labels: sonOf, value: 'seller.sonOf', part: 0 },
      { labels: plate, value: VEHICLE, part: 0 },
      ...vehicleMarks.map((anchor): Anchor => ({ ...anchor, part: 0 })),
      {
        labels: ['period up to which motor vehicle tax has been paid', 'period up to which tax paid'],
        ...{ value: 'expireDetail.taxExpiry', part: 0 },
      },
      { ...date, part: 0 },
    ],
  },
  '29': {
    parts: [shri, ['office endorsement']],
    anchors: [
      authority(TO),
      { labels: ['I/We'], value: 'seller.name', part: 0, begins: true },
      { labels: sonOf, value: 'seller.sonOf', part: 0, optional: true },
      { labels: residing, value: 'seller.address', part: 0 },
      { labels: plate, value: VEHICLE },
      ...vehicleMarks,
      { labels: shri, value: 'buyer.name', part: 1 },
      { labels: sonOf, value: 'buyer.sonOf', part: 1 },
      { labels: residing, value: 'buyer.address', part: 1 },
      { labels: ['copy to the registering authority'], value: FROM, part: 1, optional: true },
      { ...date, part: 1 },
    ],
  },
  '30': {
    parts: [
      ['part i for the use', 'part 1 for the use', 'for the use of the transferor'],
      ['part ii for the use', 'part 2 for the use', 'for the use of the transferee'],
      ['office endorsement'],
    ],
    anchors: [
      authority(TO),
      { labels: ['name of the transferor', 'name of transferor', 'I/We'], value: 'seller.name', part: 1 },
      { labels: sonOf, value: 'seller.sonOf', part: 1 },
      { labels: ['full address'], value: 'seller.address', part: 1 },
      { labels: pin, value: 'seller.pincode', part: 1, optional: true },
      { labels: plate, value: VEHICLE, part: 1 },
      { labels: shri, value: 'buyer.name', part: 1 },
      { labels: sonOf, value: 'buyer.sonOf', part: 1 },
      { labels: residing, value: 'buyer.address', part: 1 },
      { labels: pin, value: 'buyer.pincode', part: 1, optional: true },
      { ...date, part: 1 },
      { labels: ['name of the transferee', 'name of transferee', 'I/We'], value: 'buyer.name', part: 2 },
      { labels: sonOf, value: 'buyer.sonOf', part: 2 },
      { labels: ['full address'], value: 'buyer.address', part: 2 },
      { labels: pin, value: 'buyer.pincode', part: 2, optional: true },
      { labels: plate, value: VEHICLE, part: 2 },
      { labels: ['from shri smt', 'from'], value: 'seller.name', part: 2 },
      { ...date, part: 2 },
    ],
  },
  '33': {
    parts: [['consent of the financier', 'office endorsement']],
    anchors: [
      { ...authority(TO), part: 0 },
      { labels: ['I/We'], value: 'seller.name', part: 0, begins: true },
      { labels: sonOf, value: 'seller.sonOf', part: 0, optional: true },
      { labels: ['full address', ...residing], value: 'seller.address', part: 0, optional: true },
      { labels: plate, value: VEHICLE, part: 0 },
      {
        labels: [
          ...['the present address is given below evidence to be enclosed', 'present address is given below'],
          ...['new address is given below', 'new address is', 'new address', 'now residing at', 'present address'],
        ],
        ...{ value: 'buyer.address', part: 0, next: true },
      },
      { labels: mobile, value: 'buyer.phone', part: 0, optional: true },
      { ...date, part: 0 },
    ],
  },
  '34': {
    parts: [['office endorsement']],
    anchors: [
      { ...authority(TO), part: 0 },
      { labels: plate, value: VEHICLE, part: 0 },
      ...mayHave(vehicleMarks).map((anchor) => ({ ...anchor, part: 0 })),
      {
        labels: ['hypothecation between', 'name of the registered owner', 'between'],
        value: 'owner.name',
        part: 0,
        next: true,
      },
      {
        labels: ['to be registered as owner and', 'registered owner and', 'name of the financier'],
        below: ['fill the name and full address of the financier', ...financierBelow],
        ...{ value: ADDED, part: 0 },
      },
      { labels: mobile, value: 'owner.phone', part: 0, optional: true },
      { ...date, part: 0 },
    ],
  },
  '35': {
    parts: [['office endorsement']],
    anchors: [
      { ...authority(FROM), part: 0 },
      { labels: plate, value: VEHICLE, part: 0 },
      ...mayHave(vehicleMarks).map((anchor) => ({ ...anchor, part: 0 })),
      {
        labels: ['name of the registered owner', 'name of registered owner', 'registered owner'],
        ...{ value: 'seller.name', part: 0, optional: true },
      },
      {
        labels: ['name of the financier', 'name of financier'],
        below: financierBelow,
        ...{ value: ENDED, part: 0 },
      },
      { ...date, part: 0 },
    ],
  },
}
