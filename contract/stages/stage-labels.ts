import type { Stage, WaitingOn } from '../cases/case-values.ts'
import { messages } from '../messages.ts'

export const stageLabels = (): Record<Stage, string> => ({
  papers: messages.stages.papers,
  submitted: messages.stages.submitted,
  inProcess: messages.stages.inProcess,
  approved: messages.stages.approved,
  dispatched: messages.stages.dispatched,
  handedOver: messages.stages.handedOver,
})

export const waitingOnLabels = (): Record<WaitingOn, string> => ({
  office: messages.stages.office,
  dealer: messages.stages.dealer,
  rto: messages.stages.rto,
  financier: messages.stages.financier,
  plateMaker: messages.stages.plateMaker,
})
