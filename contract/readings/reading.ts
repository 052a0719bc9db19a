import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag } from '../fields.ts'
import { roles, staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { paperKinds, readNames } from './reading-values.ts'

/** From 0, a guess, to 1; from `HIGH_CERTAINTY` on it is high. */
const certainty = z.number()

/** A value that was read, as the call takes it that stores it: `YYYY-MM-DD`, rupees, a plate without blanks. */
export const ReadField = z.object({
  name: z.enum(readNames),
  value: z.string(),
  certainty,
  /** From 1. */
  page: z.int(),
  /** Where it stands, in shares of the page from its top left. */
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** What a number can also be, where letters look alike. */
  alternatives: z.array(z.string()).optional(),
})

export type ReadField = z.infer<typeof ReadField>

/** What was read of a file; `kind` is null for what is no known paper, or of a kind that the office does not have read. */
export const Reading = z.object({
  kind: z.enum(paperKinds).nullable(),
  certainty,
  fields: z.array(ReadField),
  /** The number of a policy, certificate or permit; left out where none was read for certain. */
  number: z.string().optional(),
})

export type Reading = z.infer<typeof Reading>

/** The reading of a file that is not stored: with a picture of each value as it stands there, a base64 JPEG. */
export const TriedReading = Reading.extend({ fields: z.array(ReadField.extend({ picture: z.string() })) })

export type TriedReading = z.infer<typeof TriedReading>

/** The reading of a file of a case. `isOtherVehicle` is null where no plate was read. */
export const CaseReading = Reading.extend({ attachmentId: z.uuid(), isOtherVehicle: z.boolean().nullable() })

export type CaseReading = z.infer<typeof CaseReading>

/**
 * The reading of a payment's proof. `agrees` says whether it and the payment say the same; null for what was not read for
 * certain. A day agrees that is at most three days before that of the payment.
 */
export const ProofReading = Reading.extend({
  agrees: z.object({
    utr: z.boolean().nullable(),
    amount: z.boolean().nullable(),
    day: z.boolean().nullable(),
    payee: z.boolean().nullable(),
  }),
})

export type ProofReading = z.infer<typeof ProofReading>

/** Whether papers are read, and of which kinds. */
export const ReadingSettings = z.object({ isOn: z.boolean(), kinds: z.array(z.enum(paperKinds)) })

export type ReadingSettings = z.infer<typeof ReadingSettings>

export const EditReadingSettings = z.strictObject({
  isOn: flag().optional(),
  kinds: z
    .array(z.enum(paperKinds, { error: textKey('readings.badKinds') }), { error: textKey('readings.badKinds') })
    .max(paperKinds.length, textKey('readings.badKinds'))
    .refine((kinds) => new Set(kinds).size === kinds.length, textKey('readings.badKinds'))
    .transform((kinds) => paperKinds.filter((kind) => kinds.includes(kind)))
    .optional(),
})

/** What the papers themselves say. */
export const readingEndpoints = {
  try: endpoint('POST', '/reading/try', {
    roles,
    summary: 'Read an image or a PDF of a paper; nothing of it is stored',
    limit: 'attachment',
    accepts: 'multipart',
    data: TriedReading,
  }),
  ofCase: endpoint('GET', '/case/readings/:caseId', {
    roles: staffRoles,
    summary: 'What was read of the files of a case',
    data: z.array(CaseReading),
  }),
  settings: endpoint('GET', '/reading/settings', {
    roles,
    summary: 'Whether papers are read, and of which kinds',
    data: ReadingSettings,
  }),
  editSettings: endpoint('PUT', '/reading/settings', {
    roles: ['superadmin'],
    summary: 'Switch the reading of papers on or off, or choose the kinds; what is left out stays',
    body: EditReadingSettings,
    data: ReadingSettings,
    message: 'readings.saved',
  }),
}
