import { z } from 'zod'
import { handedIn, stageOfCase } from '../cases/case.ts'
import { CaseStatus, Stage, WaitingOn } from '../cases/case-enums.ts'
import { CaseRow } from '../cases/case-lists.ts'
import { caseFacets } from '../cases/case-query.ts'
import { waitReasons } from '../cases/case-values.ts'
import { endpoint } from '../endpoint.ts'
import {
  changedText,
  flag,
  listBody,
  optionalRupees,
  optionalText,
  pageOf,
  pagingQuery,
  requiredDay,
  sortKey,
} from '../fields.ts'
import { LONG_TEXT_LENGTH, MAX_NAME, MAX_RECEIPT_NO } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { CasePaper } from '../papers/paper.ts'
import { roles, staffRoles } from '../roles.ts'
import { ServiceCode } from '../services/service.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'
import { stageLabels } from './stages.ts'

/** Where a file is; `daysInStage` are IST days, 0 on the first. */
export const StageOfCase = z.object({
  stage: Stage,
  waitingOn: WaitingOn,
  waitReason: stageOfCase.waitReason,
  waitNote: stageOfCase.waitNote,
  since: z.string(),
  daysInStage: z.int(),
  ...handedIn.shape,
})

/** What a device at the counter compares a change of its own with. */
export const FileOfCase = StageOfCase.extend({ status: CaseStatus })

/** What a step at the RTO hands over, each at its stage only. */
const stageOfField = { receiptNo: 'submitted', feePaid: 'submitted', handedTo: 'handedOver' } as const

/**
 * The new stage of a file; a step back needs a note. Receipt, fee and receiver stay where they are left out, and so does
 * what the dealer is to do while the file goes on waiting for the dealer.
 */
export const StageChange = z
  .strictObject({
    stage: z.enum(Stage.options, { error: textKey('stages.stageRequired') }),
    waitingOn: z.enum(WaitingOn.options, { error: textKey('stages.waitingOnRequired') }),
    waitReason: z.enum(waitReasons, { error: textKey('stages.waitReasonRequired') }).nullish(),
    waitNote: changedText(),
    note: optionalText(LONG_TEXT_LENGTH, maskedLines),
    receiptNo: changedText(MAX_RECEIPT_NO, normalizeLine),
    feePaid: optionalRupees().optional(),
    handedTo: changedText(MAX_NAME),
  })
  .superRefine((change, refinement) => {
    for (const [field, stage] of Object.entries(stageOfField))
      if (change[field as keyof typeof stageOfField] !== undefined && change.stage !== stage)
        refinement.addIssue({
          code: 'custom',
          path: [field],
          message: textKey('stages.onlyAt', { stage: stageLabels()[stage] }),
        })
    if (change.waitReason && change.waitingOn !== 'dealer')
      refinement.addIssue({ code: 'custom', path: ['waitReason'], message: textKey('stages.onlyForDealer') })
  })

export type StageChange = z.input<typeof StageChange>

/** What narrows the list of files; a part that is left out does not filter. */
export const StageFilter = z.strictObject({
  ...caseFacets,
  isLate: flag().optional(),
  ...listBody('stageSince'),
})

export type StageFilter = z.output<typeof StageFilter>

/** A file in the list by stages: the case, how long it has been in its stage, and its papers. */
export const StageRow = CaseRow.extend({
  daysInStage: z.int(),
  /** The longest of its services; null without any. */
  expectedDays: z.int().nullable(),
  isLate: z.boolean(),
  /** How many papers are required, and how many of them are missing or deficient. */
  required: z.int(),
  lacking: z.int(),
})

export type StageRow = z.infer<typeof StageRow>

export const LATE_FILES_SHOWN = 5

export const ReachedStage = z.object({ stage: Stage, at: z.string() })

export type ReachedStage = z.infer<typeof ReachedStage>

/** The files of a stage; `oldestDays` is null for an empty stage. */
export const StageCount = z.object({
  stage: Stage,
  count: z.int(),
  late: z.int(),
  oldestDays: z.int().nullable(),
})

export type StageCount = z.infer<typeof StageCount>

/** Maximum rows of a run-sheet where a request has no page. */
export const WHOLE_RUN_SHEET = 500

/** The day of the appointments, and the RTO by its display name. */
export const RunSheetQuery = z.strictObject({
  date: requiredDay(textKey('general.isRequired', { label: textKey('stages.date') })),
  rto: caseFacets.rto,
  ...pagingQuery,
  sort: sortKey(['CaseNo', 'vehicleNo', 'firmName']).optional(),
})

/** A case with an appointment on the day of a run-sheet. */
export const RunSheetRow = z.object({
  id: z.uuid(),
  CaseNo: z.string(),
  vehicleNo: z.string(),
  applicationNo: z.string().nullable(),
  toRTO: z.string(),
  services: z.array(ServiceCode),
  /** The names of the missing papers. */
  lacking: z.array(z.string()),
  /** The buyer, else the seller; null for a case without owner details. */
  owner: z.object({ name: z.string(), phoneNo: z.string() }).nullable(),
  firmName: z.string(),
  stage: Stage,
  /** The instant since which it is in its stage. */
  stageSince: z.string(),
  waitingOn: WaitingOn,
  /** What is paid at the RTO, in rupees. */
  receiptAmount: z.number(),
})

export type RunSheetRow = z.infer<typeof RunSheetRow>

export const CounterQuery = RunSheetQuery.pick({ date: true })

/**
 * A case of a run-sheet as a device keeps it without a network: no Aadhaar, no PAN and no money is declared here, so
 * none leaves the server.
 */
export const CounterCase = RunSheetRow.omit({ receiptAmount: true }).extend({
  status: CaseStatus,
  receiptNo: handedIn.shape.receiptNo,
  handedTo: handedIn.shape.handedTo,
  papers: z.array(
    CasePaper.pick({ paperId: true, name: true, formNo: true, isRequired: true, state: true, note: true }),
  ),
})

export type CounterCase = z.infer<typeof CounterCase>

/** Where the files of the office are. */
export const stageEndpoints = {
  change: endpoint('PATCH', '/case/stage/:caseId', {
    roles: staffRoles,
    scope: 'cases:write',
    summary: 'Move a file to a stage, and say for whom it waits',
    body: StageChange,
    data: StageOfCase,
    message: 'stages.changed',
    idempotent: true,
    atCounter: true,
  }),
  ofCase: endpoint('GET', '/case/stage/:caseId', {
    roles: staffRoles,
    summary: 'Where a file is, with the status of its case',
    data: FileOfCase,
    atCounter: true,
  }),
  list: endpoint('POST', '/case/stages', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'Files by stage, the longest in its stage first',
    body: StageFilter,
    ...pageOf(StageRow),
  }),
  counts: endpoint('GET', '/case/stage-counts', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'How many files each stage holds, and how many of them are late',
    data: z.array(StageCount),
  }),
  late: endpoint('GET', '/case/late-files', {
    roles: staffRoles,
    summary: 'The files that are late by the most days',
    data: z.array(StageRow),
  }),
  reached: endpoint('GET', '/case/reached-stages/:caseId', {
    roles,
    summary: 'The stages that a file has reached, and when',
    data: z.array(ReachedStage),
  }),
  runSheet: endpoint('GET', '/case/run-sheet', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'The cases with an appointment on a day, by RTO and plate',
    query: RunSheetQuery,
    ...pageOf(RunSheetRow),
    atCounter: true,
  }),
  counterSheet: endpoint('GET', '/case/counter-sheet', {
    roles: staffRoles,
    summary: 'The run-sheet of a day as a device keeps it without a network',
    query: CounterQuery,
    data: z.array(CounterCase),
    usedBy: 'counter',
    atCounter: true,
  }),
}
