import type { Stage, WaitingOn } from '../cases/case-values.ts'
import { t } from '../texts.ts'

export const stageLabels = (): Record<Stage, string> => ({
  papers: t.stages('papers'),
  submitted: t.stages('submitted'),
  inProcess: t.stages('inProcess'),
  approved: t.stages('approved'),
  dispatched: t.stages('dispatched'),
  handedOver: t.stages('handedOver'),
})

export const waitingOnLabels = (): Record<WaitingOn, string> => ({
  office: t.stages('office'),
  dealer: t.stages('dealer'),
  rto: t.stages('rto'),
  financier: t.stages('financier'),
  plateMaker: t.stages('plateMaker'),
})
