import { sql } from 'kysely'
import type { CasePaper } from '#contract/papers/paper.ts'
import { isLacking } from '#contract/papers/paper-values.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'

/** A case, as far as its papers depend on it. */
export interface CaseOfPapers {
  id: string
  services: readonly string[]
}

/** Returns the active papers of services, in the order of the catalogue. */
export const papersOfServices = (db: Db, services: readonly string[]) =>
  db
    .selectFrom('service_papers')
    .innerJoin('services', 'services.code', 'service_papers.service_code')
    .select([
      'service_papers.id',
      'service_papers.service_code',
      'service_papers.name',
      'service_papers.name_key',
      'service_papers.form_no',
      'service_papers.is_required',
    ])
    .where('service_papers.is_active', '=', true)
    .where('services.code', '=', sql<string>`any(${services}::text[])`)
    .orderBy('services.position')
    .orderBy('service_papers.position')
    .orderBy('service_papers.id')
    .execute()

/** Returns what was noted of the papers of cases, the latest first. A name is that of the catalogue today. */
const notedPapers = (db: Db, caseIds: readonly string[]) =>
  db
    .selectFrom('case_papers')
    .leftJoin('service_papers', 'service_papers.id', 'case_papers.service_paper_id')
    .innerJoin('users', 'users.id', 'case_papers.changed_by')
    .leftJoin('users as checker', 'checker.id', 'case_papers.checked_by')
    .select([
      'case_papers.id',
      'case_papers.case_id',
      'case_papers.service_paper_id',
      'case_papers.name as own_name',
      sql<string>`coalesce(case_papers.name_key, service_papers.name_key)`.as('name_key'),
      'case_papers.state',
      'case_papers.note',
      'case_papers.changed_at',
      'users.first_name',
      'users.last_name',
      'users.role',
      'users.client_id',
      'case_papers.checked_at',
      'checker.first_name as checker_first_name',
      'checker.last_name as checker_last_name',
      'checker.role as checker_role',
    ])
    .where('case_papers.case_id', '=', anyOf(caseIds))
    .orderBy('case_papers.seq', 'desc')
    .execute()

type CatalogPaper = Awaited<ReturnType<typeof papersOfServices>>[number]
type NotedPaper = Awaited<ReturnType<typeof notedPapers>>[number]

/** A paper of a case's checklist, and the ids by which it can be named. */
export interface ListedPaper extends Omit<CasePaper, 'attachments'> {
  /** The papers of the catalogue with this name, of the services of the case. */
  servicePaperIds: string[]
  /** The row of a paper of this case alone; null for other papers. */
  ownId: string | null
  nameKey: string
  /** The client of who noted the state; null for the office. */
  notedFor: string | null
}

/**
 * Returns the papers of a case: those of its services, papers of one name as one, then those of this
 * case alone. A paper has the state that was noted last of any paper of its name, so that the state
 * survives when one of two services goes.
 */
function listPapers(catalog: readonly CatalogPaper[], noted: readonly NotedPaper[]): ListedPaper[] {
  const papers = new Map<string, ListedPaper>()
  for (const paper of catalog) {
    const known = papers.get(paper.name_key)
    if (known) {
      known.servicePaperIds.push(paper.id)
      known.services.push(paper.service_code as ServiceCode)
      known.isRequired ||= paper.is_required
      known.formNo ??= paper.form_no
      continue
    }
    papers.set(paper.name_key, {
      ...unnoted,
      paperId: paper.id,
      nameKey: paper.name_key,
      servicePaperIds: [paper.id],
      name: paper.name,
      formNo: paper.form_no,
      services: [paper.service_code as ServiceCode],
      isRequired: paper.is_required,
    })
  }
  const ownPapers = noted.filter(({ own_name }) => own_name !== null).reverse()
  for (const { id, name_key: nameKey, own_name: name } of ownPapers) {
    const known = papers.get(nameKey)
    if (known) known.ownId = id
    else papers.set(nameKey, { ...unnoted, paperId: id, nameKey, ownId: id, servicePaperIds: [], name: name ?? '' })
  }
  for (const paper of papers.values()) {
    const latest = noted.find(({ name_key }) => name_key === paper.nameKey)
    if (latest) Object.assign(paper, presentNoted(latest))
    const checked = noted.find(({ name_key, checked_at }) => name_key === paper.nameKey && checked_at)
    if (checked) Object.assign(paper, presentCheck(checked))
  }
  return [...papers.values()]
}

/** The facts of a paper without a noted state. */
const unnoted = {
  ownId: null,
  formNo: null,
  services: [],
  isRequired: false,
  state: 'missing',
  note: null,
  by: null,
  at: null,
  notedFor: null,
  checkedBy: null,
  checkedAt: null,
} as const satisfies Partial<ListedPaper>

const presentNoted = (noted: NotedPaper) => ({
  state: noted.state,
  note: noted.note,
  by: { firstName: noted.first_name, lastName: noted.last_name, role: noted.role },
  at: noted.changed_at,
  notedFor: noted.client_id,
})

const presentCheck = (noted: NotedPaper) => ({
  checkedBy: { firstName: noted.checker_first_name, lastName: noted.checker_last_name, role: noted.checker_role },
  checkedAt: noted.checked_at,
})

export const papersOfCase = async (db: Db, one: CaseOfPapers): Promise<ListedPaper[]> =>
  (await papersOfCases(db, [one])).get(one.id) ?? []

/** How many papers of a case are required, and the names of those that lack. */
export interface LackingCounts {
  required: number
  lacking: string[]
}

/** Returns the lacking papers of each case of a page, by the id of the case. */
export async function countLackingPapers(db: Db, cases: readonly CaseOfPapers[]): Promise<Map<string, LackingCounts>> {
  const papers = await papersOfCases(db, cases)
  return new Map([...papers].map(([id, ofCase]) => [id, countLacking(ofCase)]))
}

/** Returns the papers of each case of a page, by the id of the case, in two statements. */
export async function papersOfCases(db: Db, cases: readonly CaseOfPapers[]): Promise<Map<string, ListedPaper[]>> {
  const catalog = await papersOfServices(db, [...new Set(cases.flatMap(({ services }) => services))])
  const noted = await notedPapers(
    db,
    cases.map(({ id }) => id),
  )
  const notedByCase = Map.groupBy(noted, ({ case_id }) => case_id)
  return new Map(
    cases.map(({ id, services }) => {
      const ofServices = catalog.filter((paper) => services.includes(paper.service_code))
      return [id, listPapers(ofServices, notedByCase.get(id) ?? [])]
    }),
  )
}

/** Counts the required papers, without those that are not needed, and names those that lack. */
export function countLacking(papers: readonly Pick<CasePaper, 'name' | 'isRequired' | 'state'>[]): LackingCounts {
  const required = papers.filter(({ isRequired, state }) => isRequired && state !== 'notNeeded')
  const lacking = required.filter(({ state }) => isLacking(state)).map(({ name }) => name)
  return { required: required.length, lacking }
}
