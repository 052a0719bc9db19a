import { z } from 'zod'
import { person } from '../cases/case.ts'
import { endpoint, Role } from '../endpoint.ts'
import { optionalText, requiredText } from '../fields.ts'
import { MAX_NAME, MAX_PAPER_NOTE } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { roles, staffRoles } from '../roles.ts'
import { ServiceCode } from '../services/service.ts'
import { textKey } from '../texts.ts'
import { attachmentKinds, needsNote, paperStates } from './paper-values.ts'

/** A scanned file of a case; `paperId` is null for a file that belongs to no paper of the checklist. */
export const Attachment = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.int(),
  paperId: z.uuid().nullable(),
  by: person.extend({ role: Role }),
  /** Whether the caller added it. */
  isOwn: z.boolean(),
  at: z.string(),
  /** Signed, valid for an hour, closed when the attachment is deleted. */
  url: z.string(),
  /** The address of a small JPEG; null for a PDF. */
  previewUrl: z.string().nullable(),
  /** Of a signed PDF alone: the file that was sent, which is kept beside the copy that the portal has written. */
  signedOriginal: z
    .object({
      /** Whether the signature covers the whole file; nobody checks that it is valid. */
      isWhole: z.boolean(),
      /** The address at which it is saved; null for a client. */
      url: z.string().nullable(),
    })
    .optional(),
})

export type Attachment = z.infer<typeof Attachment>

/**
 * A paper of a case: of all its services that need a paper of this name, or of this case alone
 * (`services` is empty then).
 */
export const CasePaper = z.object({
  paperId: z.uuid(),
  name: z.string(),
  formNo: z.string().nullable(),
  services: z.array(ServiceCode),
  isRequired: z.boolean(),
  state: z.enum(paperStates),
  note: z.string().nullable(),
  /** Who noted the state, and when; null where no state is noted. */
  by: person.extend({ role: Role }).nullable(),
  at: z.string().nullable(),
  /** Who of the office looked at the paper, and when; null again after the dealer sends a file for it. */
  checkedBy: person.extend({ role: Role }).nullable(),
  checkedAt: z.string().nullable(),
  attachments: z.array(Attachment),
})

export type CasePaper = z.infer<typeof CasePaper>

export const Checklist = z.object({
  papers: z.array(CasePaper),
  /** Attachments that belong to no paper of the checklist. */
  loose: z.array(Attachment),
  /** How many papers are required, without those that are not needed. */
  required: z.int(),
  /** How many of them are missing or deficient. */
  lacking: z.int(),
})

export type Checklist = z.infer<typeof Checklist>

/**
 * A paper, identified by its id on the checklist, or by its name if it is only of this case: its state, or that the
 * office has looked at it, or both.
 */
export const PaperChange = z
  .strictObject({
    paperId: z.uuid(textKey('cases.noValidId')).toLowerCase().optional(),
    name: requiredText(textKey('papers.paperRequired'), MAX_NAME).optional(),
    state: z.enum(paperStates, { error: textKey('papers.stateRequired') }).optional(),
    checked: z.literal(true, { error: textKey('papers.checkedIsTrue') }).optional(),
    note: optionalText(MAX_PAPER_NOTE, maskedLines),
  })
  .refine(({ paperId, name }) => (paperId === undefined) !== (name === undefined), {
    path: ['name'],
    error: textKey('papers.paperRequired'),
  })
  .refine(({ state, checked }) => state !== undefined || checked !== undefined, {
    path: ['state'],
    error: textKey('papers.stateRequired'),
  })
  .refine(({ state, note }) => note !== null || !state || !needsNote(state), {
    path: ['note'],
    error: textKey('papers.noteRequired'),
  })

export type PaperChange = z.input<typeof PaperChange>

/** The papers of a case. */
export const paperEndpoints = {
  ofCase: endpoint('GET', '/case/papers/:caseId', {
    roles,
    scope: 'cases:read',
    summary: 'The papers of a case, with their states',
    data: Checklist,
    atCounter: true,
  }),
  change: endpoint('PATCH', '/case/papers/:caseId', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Note the state of a paper of a case',
    body: PaperChange,
    data: Checklist,
    message: 'papers.changed',
    idempotent: true,
    atCounter: true,
  }),
}
