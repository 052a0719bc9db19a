import type { Selectable } from 'kysely'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import type { Mark, OfficialForm, officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { lockRow } from '../../db/lock-row.ts'
import type { Forms } from '../../db/schema.generated.ts'
import { changesBetween, record } from '../../history/history.ts'
import { badRequest, type FieldErrors } from '../../http/errors.ts'
import { pageOfFew } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'

export type StoredForm = Selectable<Forms>

/** Presents a form; what is in its columns was checked before it was stored. */
export const presentForm = ({ id, name, pages, fields, services, marks, is_active }: StoredForm): OfficialForm => ({
  id,
  name,
  pages: pages as OfficialForm['pages'],
  fields,
  services: services as ServiceCode[],
  marks: marks as Mark[],
  isActive: is_active,
})

/** Returns the forms by name: all for a superadmin, those that are active for an employee. */
export async function listForms(db: Db, { actor }: Context, listing: Listing): Promise<Paged<OfficialForm[]>> {
  const forms = db.selectFrom('forms').selectAll().orderBy('name').orderBy('id')
  const rows = await (actor.role === 'superadmin' ? forms : forms.where('is_active', '=', true)).execute()
  return pageOfFew(rows.map(presentForm), listing, ({ name }) => [name])
}

type Edit = typeof officialFormEndpoints.edit

/**
 * Changes the name, services and marks of a form, and whether it is active; parts that are left out stay. 404 unknown; 400 for
 * a mark outside its page or for a field that the PDF does not have.
 */
export async function editForm(tx: Tx, ctx: Context, input: Input<Edit>): Promise<EndpointData<Edit>> {
  const { id } = input
  const before = presentForm(await lockRow(tx, 'forms', id))
  const { name = before.name, services = before.services, isActive = before.isActive, marks = before.marks } = input
  requireMarks(before, marks)
  await tx
    .updateTable('forms')
    .set({ name, services, is_active: isActive, marks: JSON.stringify(marks) })
    .where('id', '=', id)
    .execute()
  const after = { ...before, name, services, isActive, marks }
  const changes = changesBetween(facts(before), facts(after))
  await record(tx, ctx, { subject: 'form', id, action: 'edited', changes })
  return after
}

/** Returns what the history keeps of a form; of marks their number and values. */
const facts = ({ name, services, isActive, marks }: OfficialForm) => ({
  name,
  services: services.join(', '),
  isActive,
  marks: marks.length,
  values: [...new Set(marks.map(({ value }) => value))].sort().join(', '),
})

/** Throws 400 for marks that the PDF has no place for; the schema has checked their values. */
function requireMarks({ pages, fields }: OfficialForm, marks: readonly Mark[]): void {
  const errors: FieldErrors = {}
  const known = new Set(fields)
  const filled = new Set<string>()
  for (const [index, { field, page = 1, x = 0, y = 0, width = 0, size = 0 }] of marks.entries()) {
    const at = `marks.${index}`
    if (field !== undefined) {
      if (!known.has(field)) errors[`${at}.field`] = 'officialForms.unknownField'
      else if (filled.has(field)) errors[`${at}.field`] = 'officialForms.fieldTwice'
      filled.add(field)
      continue
    }
    const sides = pages[page - 1]
    if (!sides) errors[`${at}.page`] = 'officialForms.noSuchPage'
    else if (x + width > sides.width + ROUNDING) errors[`${at}.x`] = 'officialForms.offPage'
    else if (y + size > sides.height + ROUNDING) errors[`${at}.y`] = 'officialForms.offPage'
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors)
}

/** The sizes of pages are rounded to hundredths of a point. */
const ROUNDING = 0.01
