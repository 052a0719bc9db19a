import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { serviceEndpoints } from '#contract/services/service-endpoints.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { notFound } from '../../http/errors.ts'
import { listServices } from './list-services.ts'
import { lockService } from './lock-service.ts'

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
