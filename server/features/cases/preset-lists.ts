import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { CasePreset } from '#contract/cases/case-presets.ts'
import { presetQuery } from '#contract/cases/case-query.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { Paged } from '../../http/route.ts'
import { listCases } from './list-cases.ts'

type Input = Parameters<typeof presetQuery>[1]

/** Answers a list call of the specification by the query that it is a preset of. */
export const presetList =
  (preset: CasePreset) =>
  (db: Db, ctx: Context, input: Input): Promise<Paged<CaseRow[]>> =>
    listCases(db, ctx, presetQuery(preset, input))

/** The same for a call whose answer names its rows. */
export const namedPresetList = (preset: CasePreset) => async (db: Db, ctx: Context, input: Input) => {
  const { data, meta } = await presetList(preset)(db, ctx, input)
  return new Paged({ cases: data }, meta)
}
