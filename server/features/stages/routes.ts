import { stageEndpoints as calls } from '#contract/stages/stage.ts'
import { command, query, type Route } from '../../http/route.ts'
import { changeStage, getReachedStages, getStage } from './change-stage.ts'
import { getCounterSheet, getRunSheet } from './run-sheet.ts'
import { getStageCounts, listLateFiles, listStages } from './stage-rows.ts'

export const stageRoutes: Route[] = [
  command(calls.change, changeStage),
  query(calls.ofCase, getStage),
  query(calls.list, listStages),
  query(calls.counts, getStageCounts),
  query(calls.late, listLateFiles),
  query(calls.reached, getReachedStages),
  query(calls.runSheet, getRunSheet),
  query(calls.counterSheet, getCounterSheet),
]
