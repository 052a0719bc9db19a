import type { Selectable } from 'kysely'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import type { Paper, Service } from '#contract/services/service.ts'
import type { serviceEndpoints } from '#contract/services/service-endpoints.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { ServicePapers } from '../../db/schema.generated.ts'
import { changesBetween, record } from '../../history.ts'
import { notFound } from '../../http/errors.ts'
import { pageOfFew } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'

type StoredPaper = Pick<Selectable<ServicePapers>, 'id' | 'name' | 'form_no' | 'is_required' | 'is_active'>

export const presentPaper = ({ id, name, form_no, is_required, is_active }: StoredPaper): Paper => ({
  id,
  name,
  formNo: form_no,
  isRequired: is_required,
  isActive: is_active,
})

/** Returns the services in their order, each with its papers in theirs (contract-trade section 5). */
async function listServices(db: Db): Promise<Service[]> {
  const services = await db.selectFrom('services').selectAll().orderBy('position').execute()
  const papers = await db.selectFrom('service_papers').selectAll().orderBy('position').orderBy('id').execute()
  return services.map(({ code, label, expected_days }) => ({
    code: code as ServiceCode,
    label,
    expectedDays: expected_days,
    papers: papers.filter(({ service_code }) => service_code === code).map(presentPaper),
  }))
}

/** Returns a page of the services, found by code, label or the name of a paper. */
export const pageOfServices = async (db: Db, _ctx: Context, listing: Listing): Promise<Paged<Service[]>> =>
  pageOfFew(await listServices(db), listing, ({ code, label, papers }) => [
    code,
    label,
    ...papers.map(({ name }) => name),
  ])

type Edit = typeof serviceEndpoints.edit

/** Changes the label and the expected days of a service. 404 for an unknown code. */
export async function editService(tx: Tx, ctx: Context, input: Input<Edit>): Promise<EndpointData<Edit>> {
  const { code, label, expectedDays } = input
  const before = await lockService(tx, code)
  await tx.updateTable('services').set({ label, expected_days: expectedDays }).where('code', '=', code).execute()
  const changes = changesBetween({ label: before.label, expectedDays: before.expected_days }, { label, expectedDays })
  await record(tx, ctx, { subject: 'service', id: before.id, action: 'edited', changes })
  const edited = (await listServices(tx)).find((service) => service.code === code)
  if (!edited) throw notFound()
  return edited
}

/** Locks a service, so that its papers change one at a time. 404 for an unknown code. */
export async function lockService(tx: Tx, code: string) {
  const service = await tx.selectFrom('services').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  if (!service) throw notFound()
  return service
}
