import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'

import { roles, staffRoles } from '../roles.ts'
import {
  CounterCase,
  CounterQuery,
  FileOfCase,
  ReachedStage,
  RunSheetQuery,
  RunSheetRow,
  StageChange,
  StageCount,
  StageFilter,
  StageOfCase,
  StageRow,
} from './stage.ts'

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
