import { stages, waitingOn } from '#contract/cases/case-values.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'

export const stageOptions = () => stages.map((value) => ({ value, label: stageLabels()[value] }))

export const waitingOptions = () => waitingOn.map((value) => ({ value, label: waitingOnLabels()[value] }))
