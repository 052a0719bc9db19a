import type { Selectable } from 'kysely'
import type { EndpointData } from '#contract/endpoint.ts'
import type { Mark, OfficialForm } from '#contract/official-forms/official-form.ts'
import type { officialFormEndpoints } from '#contract/official-forms/official-form-endpoints.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import type { Forms } from '../../db/schema.generated.ts'

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
export async function listForms(db: Db, { actor }: Context): Promise<EndpointData<typeof officialFormEndpoints.all>> {
  const forms = db.selectFrom('forms').selectAll().orderBy('name').orderBy('id')
  const rows = await (actor.role === 'superadmin' ? forms : forms.where('is_active', '=', true)).execute()
  return rows.map(presentForm)
}
