import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import { presetQuery } from '#contract/cases/case-query.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { Paged } from '../../http/route.ts'
import { listCases } from './list-cases.ts'

type Input = Parameters<typeof presetQuery>[1]

/** Returns the query of a list call of the specification. */
export const presetList =
  (preset: CasePreset) =>
  (db: Db, ctx: Context, input: Input): Promise<Paged<CaseRow[]>> =>
    listCases(db, ctx, presetQuery(preset, input))

/** Returns the query of a list call whose answer names its rows. */
export const namedPresetList = (preset: CasePreset) => async (db: Db, ctx: Context, input: Input) => {
  const { data, meta } = await presetList(preset)(db, ctx, input)
  return new Paged({ cases: data }, meta)
}
