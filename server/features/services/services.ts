import type { Selectable } from 'kysely'
import type { Paper, Service } from '#contract/services/service.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Db } from '../../db/connect.ts'
import type { ServicePapers } from '../../db/schema.generated.ts'

type StoredPaper = Pick<Selectable<ServicePapers>, 'id' | 'name' | 'form_no' | 'is_required' | 'is_active'>

export const presentPaper = ({ id, name, form_no, is_required, is_active }: StoredPaper): Paper => ({
  id,
  name,
  formNo: form_no,
  isRequired: is_required,
  isActive: is_active,
})

/** Returns the services in their order, each with its papers in theirs (contract-trade section 5). */
export async function listServices(db: Db): Promise<Service[]> {
  const services = await db.selectFrom('services').selectAll().orderBy('position').execute()
  const papers = await db.selectFrom('service_papers').selectAll().orderBy('position').orderBy('id').execute()
  return services.map(({ code, label, expected_days }) => ({
    code: code as ServiceCode,
    label,
    expectedDays: expected_days,
    papers: papers.filter(({ service_code }) => service_code === code).map(presentPaper),
  }))
}
