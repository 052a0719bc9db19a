import type { CaseRow } from '#contract/cases/case-lists.ts'
import { type CasePreset, presetFacts } from '#contract/cases/case-presets.ts'
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

/** Returns the query of a list call that names a person, and whose answer names its rows. */
export const namedPresetList = (preset: CasePreset) => async (db: Db, ctx: Context, input: Input & { id: string }) => {
  const { of: kind } = presetFacts(preset)
  const person = kind && { kind, id: input.id }
  const { data, meta } = await listCases(db, ctx, { ...presetQuery(preset, input), person })
  return new Paged({ cases: data }, meta)
}
