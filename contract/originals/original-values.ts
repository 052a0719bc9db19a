import { t } from '../texts.ts'

/** What the office takes into its register: papers and things of which there is only one. */
export const originalKinds = ['rc', 'noc', 'numberPlate', 'insurance', 'permit', 'fitness', 'idProof', 'other'] as const
type OriginalKind = (typeof originalKinds)[number]

/** Who can hold an original. */
export const originalHolders = ['office', 'employee', 'rto', 'dealer', 'person'] as const
export type OriginalHolder = (typeof originalHolders)[number]

/** The holders to whom it belongs, or who take it for its owner: they sign. */
const signingHolders = ['dealer', 'person'] as const satisfies readonly OriginalHolder[]

export const isSigning = (holder: OriginalHolder): boolean => signingHolders.some((one) => one === holder)

/** From whom an original comes. */
export const originalGivers = ['dealer', 'person', 'rto'] as const satisfies readonly OriginalHolder[]

/** How a hand-over is proved: drawn on the device, a photo of the signed slip, or a signature in the paper book. */
export const handOverProofs = ['drawn', 'photo', 'paper'] as const
export type HandOverProof = (typeof handOverProofs)[number]

/** An original is overdue when the office or its runner holds it for more than so many days after the file is done. */
export const OVERDUE_DAYS = 7

/** Maximum originals of a case. */
export const MAX_ORIGINALS = 40

/** The area of a signature, in which its points are whole numbers. */
export const SIGNATURE_WIDTH = 600
export const SIGNATURE_HEIGHT = 200
export const MAX_STROKES = 60
export const MAX_POINTS = 2000
/** Fewer points are a slip of the finger. */
export const MIN_POINTS = 8

export const originalKindLabels = (): Record<OriginalKind, string> => t.originals.raw('kinds')
export const originalHolderLabels = (): Record<OriginalHolder, string> => t.originals.raw('holders')
