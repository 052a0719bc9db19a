import { z } from 'zod'
import { person } from '../cases/case.ts'
import { endpoint } from '../endpoint.ts'
import { flag, flagInAddress, optionalDay, optionalText, pageOf, pagingQuery, sortKey } from '../fields.ts'
import { MAX_NAME, MAX_PAPER_NOTE, MAX_WEB_ADDRESS } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { roles, staffRoles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import {
  handOverProofs,
  isSigning,
  MAX_POINTS,
  MAX_STROKES,
  MIN_POINTS,
  originalGivers,
  originalHolders,
  originalKinds,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
} from './original-values.ts'

const id = () => z.uuid(textKey('cases.noValidId')).toLowerCase()

const badSignature = { error: textKey('originals.badSignature') }

const coordinate = (max: number) => z.int(badSignature).min(0, badSignature).max(max, badSignature)

/** The distances from left and top. */
const point = z
  .array(coordinate(SIGNATURE_WIDTH), badSignature)
  .length(2, badSignature)
  .refine(([, top = 0]) => top <= SIGNATURE_HEIGHT, badSignature)

/** An employee who can hold an original. */
export const OriginalRunner = z.object({ id: z.uuid(), name: z.string() })

/** A signature as its strokes: nothing that a browser draws is taken as an image. */
export const Signature = z
  .array(z.array(point, badSignature).min(1, badSignature).max(MAX_POINTS, badSignature), badSignature)
  .max(MAX_STROKES, badSignature)
  .refine((strokes) => strokes.flat().length <= MAX_POINTS, badSignature)
  .refine((strokes) => strokes.flat().length >= MIN_POINTS, textKey('originals.signatureTooShort'))

export type Signature = z.infer<typeof Signature>

/** An original in the register. What only staff see is left out for a dealer. */
export const Original = z.object({
  id: z.uuid(),
  kind: z.enum(originalKinds),
  caseId: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  holder: z.enum(originalHolders),
  /** The name of the employee who holds it, or of the person who took it. */
  holderName: z.string().nullable(),
  since: z.string(),
  daysHeld: z.int(),
  note: z.string().nullable().optional(),
  from: z.enum(originalGivers).optional(),
  giver: z.string().nullable().optional(),
  receivedAt: z.string().optional(),
  proof: z.enum(handOverProofs).nullable().optional(),
  isOverdue: z.boolean().optional(),
  /** Whether the actor may open the case: a runner can hold an original of a colleague's case. */
  opensCase: z.boolean().optional(),
  /** The last entry of the register, which a further one names; and whether the actor may take it back. */
  lastMoveId: z.uuid().optional(),
  isUndoable: z.boolean().optional(),
})

export type Original = z.infer<typeof Original>

/** An entry of the register, the newest first. */
export const OriginalMove = z.object({
  id: z.uuid(),
  at: z.string(),
  by: person,
  /** Null for an original that was entered by mistake. */
  holder: z.enum(originalHolders).nullable(),
  holderName: z.string().nullable(),
  note: z.string().nullable(),
  proof: z.enum(handOverProofs).nullable(),
  /** The path of a drawn signature in its area, which the server has written. */
  signature: z.string().nullable(),
  photoUrl: z.string().nullable(),
  /** Whether the entry takes the one before it back. */
  isUndo: z.boolean(),
})

export type OriginalMove = z.infer<typeof OriginalMove>

/** An original that comes to the office, or to an employee on the way. */
export const ReceivedOriginal = z.strictObject({
  kind: z.enum(originalKinds, { error: textKey('originals.kindRequired') }),
  note: optionalText(MAX_PAPER_NOTE, maskedLines),
  from: z.enum(originalGivers, { error: textKey('originals.giverRequired') }),
  giver: optionalText(MAX_NAME),
  /** The employee who has it; the office without one. */
  employeeId: id().optional(),
})

export type ReceivedOriginal = z.input<typeof ReceivedOriginal>

/** Hands an original on. Who takes it for its owner is named, and signs: drawn, on a photographed slip, or on paper. */
export const HandOver = z
  .strictObject({
    /** The entry that the person has seen last. */
    lastMoveId: id(),
    holder: z.enum(originalHolders, { error: textKey('originals.holderRequired') }),
    employeeId: id().optional(),
    handedTo: optionalText(MAX_NAME),
    signature: Signature.optional(),
    slipUrl: optionalText(MAX_WEB_ADDRESS, normalizeLine),
    isOnPaper: flag().optional(),
    note: optionalText(MAX_PAPER_NOTE, maskedLines),
  })
  .superRefine(({ holder, employeeId, handedTo, signature, slipUrl, isOnPaper }, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message })
    const proofs = [signature, slipUrl, isOnPaper].filter(Boolean).length
    if ((holder === 'employee') !== (employeeId !== undefined)) refuse('employeeId', textKey('originals.whichEmployee'))
    if (isSigning(holder) && handedTo === null) refuse('handedTo', textKey('originals.takerRequired'))
    if (!isSigning(holder) && handedTo !== null) refuse('handedTo', textKey('originals.noTaker'))
    if (proofs !== (isSigning(holder) ? 1 : 0)) refuse('signature', textKey('originals.signatureRequired'))
  })

export type HandOver = z.input<typeof HandOver>

/** What narrows the register; `us` is the office and its employees. */
const RegisterQuery = z.strictObject({
  ...pagingQuery,
  sort: sortKey(['since', 'vehicleNo']).optional(),
  heldBy: z.enum(['us', ...originalHolders]).optional(),
  employeeId: id().optional(),
  kind: z.enum(originalKinds).optional(),
  /** Held since this day or before. */
  before: optionalDay(),
  isOverdue: flagInAddress().optional(),
})

/** Who holds which original. */
export const originalEndpoints = {
  all: endpoint('GET', '/original/all', {
    roles: staffRoles,
    summary:
      'The originals of the cases that the actor may see, and those that the actor holds; the longest held first',
    query: RegisterQuery,
    ...pageOf(Original),
  }),
  ofCase: endpoint('GET', '/original/case/:caseId', {
    roles,
    summary: 'The originals of a case, and who holds each',
    data: z.array(Original),
  }),
  moves: endpoint('GET', '/original/moves/:id', {
    roles: staffRoles,
    summary: 'Every entry of an original, the newest first, with its signature',
    data: z.array(OriginalMove),
  }),
  runners: endpoint('GET', '/original/runners', {
    roles: staffRoles,
    summary: 'The names of the active employees, who can hold an original',
    data: z.array(OriginalRunner),
  }),
  receive: endpoint('POST', '/original/receive/:caseId', {
    roles: staffRoles,
    summary: 'Enter an original that has come to the office or to an employee',
    body: ReceivedOriginal,
    data: Original,
    status: 201,
    message: 'originals.received',
  }),
  handOver: endpoint('POST', '/original/hand-over/:id', {
    roles: staffRoles,
    summary: 'Hand an original on; who takes it for its owner signs',
    body: HandOver,
    /** Null where the actor sees it no longer. */
    data: Original.nullable(),
    message: 'originals.handedOver',
    idempotent: true,
  }),
  undo: endpoint('POST', '/original/undo/:id', {
    roles: staffRoles,
    summary: 'Take the last entry of an original back by a new one: the own of the last hour, as superadmin any',
    body: z.strictObject({ lastMoveId: id() }),
    data: Original.nullable(),
    message: 'originals.undone',
  }),
}
