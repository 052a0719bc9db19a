import { z } from 'zod'
import { Case, person } from '../cases/case.ts'
import { CaseStatus } from '../cases/case-enums.ts'
import { expiryTypes } from '../cases/case-fields.ts'
import { byExpiryType } from '../cases/case-list-fields.ts'
import { CaseRow } from '../cases/case-lists.ts'
import { ExpiryType } from '../cases/expiry.ts'
import { endpoint, Role } from '../endpoint.ts'
import { blankableText, changedText, flag, listQuery, pageOf, requiredText } from '../fields.ts'
import { LONG_TEXT_LENGTH, MAX_NAME, MAX_TEXT } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { paperKinds } from '../readings/reading-values.ts'
import { roles, staffRoles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { ownerPhone } from './owner-phone.ts'
import { hasNumber } from './plate-key.ts'
import { reminderActs, reminderChannels, reminderOutcomes } from './reminder-event-values.ts'
import { VehicleOwner } from './vehicle-owner.ts'

/** One thing that was done about an expiry of a vehicle; fields of other acts are null, `by` for what the portal did. */
export const ReminderEvent = z.object({
  id: z.uuid(),
  at: z.string(),
  what: z.enum(reminderActs),
  kind: ExpiryType,
  /** The date that was reminded of; null where the vehicle had none. */
  expiryDate: z.string().nullable(),
  channel: z.enum(reminderChannels).nullable(),
  outcome: z.enum(reminderOutcomes).nullable(),
  note: z.string().nullable(),
  until: z.string().nullable(),
  newExpiryDate: z.string().nullable(),
  /** Whether the contact was taken back; visible to staff only. */
  isWithdrawn: z.boolean(),
  by: person.extend({ role: Role }).nullable(),
})

export type ReminderEvent = z.infer<typeof ReminderEvent>

/**
 * A vehicle: what its newest case says, and of each expiry the latest date that one of its cases set. `firmName`,
 * `openCases` and `lastCaseNo` are of the cases that the actor may see; an imported vehicle may have none. `owner` is null
 * where no case names one; a client gets neither owner nor note, an employee only those of its own vehicles.
 */
export const Vehicle = z.object({
  id: z.uuid(),
  vehicleNo: z.string(),
  chassisNo: z.string(),
  engineNo: z.string(),
  firmName: z.string(),
  owner: VehicleOwner.nullable().optional(),
  expiries: z.object(byExpiryType(() => z.string().nullable())),
  openCases: z.int(),
  lastCaseNo: z.string().nullable(),
  remindersOff: z.boolean(),
  note: z.string().nullable().optional(),
})

export type Vehicle = z.infer<typeof Vehicle>

const DateSource = z.object({ kind: z.enum(paperKinds), CaseNo: z.string() })

/** A vehicle with its cases and reminders, both newest first. */
export const VehicleDetails = Vehicle.extend({
  cases: z.array(CaseRow),
  reminders: z.array(ReminderEvent),
  /** Which paper of a case says the date, for staff; null for one that was typed. */
  dateSources: z.object(byExpiryType(() => DateSource.nullable())).optional(),
  /** Whether the actor may edit owner, note and reminders. */
  isEditable: z.boolean(),
})

export type VehicleDetails = z.infer<typeof VehicleDetails>

/** What the office knows of a vehicle besides its cases; fields that are left out stay. */
export const VehicleEdit = z
  .strictObject({
    owner: z
      .strictObject({
        name: requiredText(textKey('vehicles.ownerRequired'), MAX_NAME),
        phoneNo: ownerPhone(),
      })
      .optional(),
    note: changedText(LONG_TEXT_LENGTH, maskedLines),
    remindersOff: flag().optional(),
  })
  .refine(({ owner, note, remindersOff }) => owner || note !== undefined || remindersOff !== undefined, {
    error: textKey('vehicles.nothingToChange'),
  })

export type VehicleEdit = z.input<typeof VehicleEdit>

/** The numbers of a vehicle as they are typed into a new case. */
export const VehicleCheck = z
  .strictObject({
    vehicleNo: blankableText(textKey('vehicles.numberRequired'), MAX_TEXT, normalizeLine),
    chassisNo: blankableText(textKey('vehicles.numberRequired'), MAX_TEXT, normalizeLine),
    /** The case that is edited, which is no duplicate of itself. */
    exceptCaseId: z.uuid({ error: textKey('cases.noValidCaseId') }).optional(),
  })
  .refine(({ vehicleNo, chassisNo }) => hasNumber({ vehicleNo, chassisNo }), {
    path: ['vehicleNo'],
    error: textKey('vehicles.numbersEmpty'),
  })

/** An open case of the same vehicle, of anybody: enough to ask about it. `id` only where the actor may open it. */
const OpenCase = z.object({
  id: z.uuid().optional(),
  CaseNo: z.string(),
  status: CaseStatus,
  branchCode: z.string().nullable(),
  createdAt: z.string(),
})

/**
 * What a new case of a known vehicle can be filled with, from the newest case that the actor may see. After a finished
 * transfer the vehicle's owner is the registered owner, and there is no new one yet.
 */
const LastCase = Case.pick({
  id: true,
  CaseNo: true,
  vehicleDetail: true,
  expireDetail: true,
  ownerDetails: true,
}).extend({ firmName: z.string() })

export const VehicleCheckResult = z.object({ open: z.array(OpenCase), last: LastCase.nullable() })

export type VehicleCheckResult = z.infer<typeof VehicleCheckResult>

/** Vehicles, found by their plates in any spelling. */
export const vehicleEndpoints = {
  all: endpoint('GET', '/vehicle/all', {
    roles,
    scope: 'vehicles:read',
    summary: 'The vehicles of the cases that the actor may see',
    query: listQuery('vehicleNo', ...expiryTypes),
    ...pageOf(Vehicle),
  }),
  details: endpoint('GET', '/vehicle/details/:plate', {
    roles,
    scope: 'vehicles:read',
    params: z.strictObject({ plate: requiredText(textKey('vehicles.unknown'), MAX_TEXT, normalizeLine) }),
    summary: 'A vehicle by its plate, with its cases and reminders',
    data: VehicleDetails,
  }),
  edit: endpoint('PATCH', '/vehicle/edit/:id', {
    roles: staffRoles,
    summary: 'Correct the owner and note of a vehicle, or turn its reminders off',
    body: VehicleEdit,
    data: Vehicle,
    message: 'vehicles.updated',
  }),
  check: endpoint('POST', '/vehicle/check', {
    roles: staffRoles,
    scope: 'vehicles:read',
    summary: 'Open cases of the same plate or chassis, and what the newest one says',
    body: VehicleCheck,
    data: VehicleCheckResult,
  }),
}
