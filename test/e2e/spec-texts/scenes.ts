import { accessScenes } from './access-scenes.ts'
import { caseFormScenes } from './case-form-scenes.ts'
import { dealerScenes } from './dealer-scenes.ts'
import { faults } from './faults.ts'
import type { Scene } from './run-scene.ts'
import { staffScenes } from './staff-scenes.ts'

/** The situations of the specification whose texts are composed, or appear in a condition of their own. */
export const scenesOfTexts: readonly Scene[] = [
  ...accessScenes,
  ...staffScenes,
  ...caseFormScenes,
  ...dealerScenes,
  ...faults,
]
