import { messages } from '../messages.ts'
import type { Stage, WaitingOn } from './stage-values.ts'

export const stageLabels: Record<Stage, string> = {
  get papers() {
    return messages.stages.papers
  },
  get submitted() {
    return messages.stages.submitted
  },
  get inProcess() {
    return messages.stages.inProcess
  },
  get approved() {
    return messages.stages.approved
  },
  get dispatched() {
    return messages.stages.dispatched
  },
  get handedOver() {
    return messages.stages.handedOver
  },
}

export const waitingOnLabels: Record<WaitingOn, string> = {
  get office() {
    return messages.stages.office
  },
  get dealer() {
    return messages.stages.dealer
  },
  get rto() {
    return messages.stages.rto
  },
  get financier() {
    return messages.stages.financier
  },
  get plateMaker() {
    return messages.stages.plateMaker
  },
}
