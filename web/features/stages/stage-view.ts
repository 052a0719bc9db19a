import { readLocal, session, writeLocal } from '#web/lib/session.ts'
import { type StageSearch, type StageView, stageViews } from './stage-search.ts'

/** Like the choices of a table (`table-preferences.ts`), the view stays in the browser under the user's id. */
const keyOf = () => `stages-view:${session.get().user?.id}`

/** The view of the address, else the one that the user has chosen last, else the board. */
export const shownView = ({ view }: StageSearch): StageView =>
  view ?? stageViews.find((one) => one === readLocal(keyOf())) ?? 'board'

/** Stores the choice of a view. */
export const storeView = (view: StageView): void => writeLocal(keyOf(), view)
