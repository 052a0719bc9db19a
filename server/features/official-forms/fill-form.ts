import { join } from 'node:path'
import { COMPANY } from '#contract/aadhaar.ts'
import type { Case } from '#contract/cases/case.ts'
import { type PlacedField, placedFields } from '#contract/cases/case-field-sets.ts'
import { servicesOf } from '#contract/cases/case-services.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { OfficeProfile } from '#contract/office/office.ts'
import {
  type FormPerson,
  isOfficeValue,
  isPersonValue,
  type OfficeValue,
  type PersonFact,
  type PersonValue,
  printsAadhaar,
  TEXT_PREFIX,
  TODAY,
  tickedService,
} from '#contract/official-forms/form-values.ts'
import {
  MAX_PRINTED_BYTES,
  type Mark,
  type OfficialForm,
  type officialFormEndpoints,
} from '#contract/official-forms/official-form.ts'
import { languageInForce, t } from '#contract/texts.ts'
import type { FormText } from '../../adapters/pdfs.ts'
import type { Deps } from '../../context/deps.ts'
import { inTransaction } from '../../db/transaction.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { StreamAnswer } from '../../http/route.ts'
import { requireStepUp } from '../../http/session.ts'
import { getCaseDetails } from '../cases/get-case.ts'
import { revealAadhaar } from '../cases/reveal-aadhaar.ts'
import { writtenPdf } from '../files/pdf-answer.ts'
import { copyStoredFile } from '../files/read-file.ts'
import { getOfficeProfile } from '../office/office-profile.ts'
import { presentForm } from './forms.ts'

interface Person {
  name: string
  address: string
  state: string
  phone: string
}

/** Returns what a form prints of a person of a case; blank for what the case does not tell. */
export function personText(value: PersonValue, caseData: Case): string {
  const [person, fact] = value.split('.') as [FormPerson, PersonFact]
  return facts[fact](personOf(person, caseData))
}

/** Without a transfer, the owner in the register stays the owner. */
function personOf(person: FormPerson, { ownerDetails: owners, transactionDetail: { to } }: Case): Person {
  const side = person === 'owner' ? (to === 'NA' ? 'seller' : 'buyer') : person
  return {
    name: oneLine(owners[`${side}Name`]),
    address: oneLine(owners[`${side}Address`]),
    state: oneLine(owners[`${side}State`]),
    phone: oneLine(owners[`${side}PhoneNo`]),
  }
}

const facts: Record<PersonFact, (person: Person) => string> = {
  name: ({ name }) => name.replace(RELATION, '').replace(/[\s,]+$/, ''),
  sonOf: ({ name, address }) => relativeIn(name) || relativeIn(address),
  address: addressOf,
  nameAndAddress: (person) => [person.name, addressOf(person)].filter(Boolean).join(', '),
  pincode: ({ address }) => PINCODE.exec(address)?.[0].replace(' ', '') ?? '',
  phone: ({ phone }) => phone,
}

/** `S/O RAMESH PATIL` in a name or an address, up to the next comma. */
const RELATION = /\b(?:[SWDC]\s*\/\s*O|(?:SON|WIFE|DAUGHTER) OF)\b\.?[\s:.,-]*([^,;]+)/i

/** The last six digits of an address that begin no longer number, perhaps with a blank in the middle. */
const PINCODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)(?!.*(?<!\d)[1-9]\d{2} ?\d{3}(?!\d))/

const relativeIn = (text: string) => RELATION.exec(text)?.[1]?.trim() ?? ''

function addressOf({ address, state }: Person): string {
  const isTold = address.toLowerCase().includes(state.toLowerCase())
  return [address, isTold ? '' : state].filter(Boolean).join(', ')
}

const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

type Fill = RequestContext<typeof officialFormEndpoints.fill>

type Print = RequestContext<typeof officialFormEndpoints.print>

/**
 * Prints a form with the values of a case. 404 for an unknown form or a case that the actor may not
 * see, 409 for a form that is switched off. With a reason, Aadhaar numbers are printed in full, which needs a step-up (403);
 * the history records it and the limit of reveals counts it, once the blanks are there to be filled.
 */
export async function fillForm(deps: Deps, request: Fill): Promise<StreamAnswer> {
  const wanted = await getForms(deps, request, [request.input.id])
  return writeForms(deps, request, wanted, `${wanted.forms[0]?.name} ${wanted.caseData.CaseNo}`)
}

/**
 * Prints several forms with the values of a case, as one PDF; as above, and 400 for blanks that are
 * too large together. Aadhaar numbers are revealed once for all forms.
 */
export async function printForms(deps: Deps, request: Print): Promise<StreamAnswer> {
  const wanted = await getForms(deps, request, request.input.formIds)
  return writeForms(deps, request, wanted, `${t.officialForms('title')} ${wanted.caseData.CaseNo}`)
}

interface WantedForms {
  forms: readonly (OfficialForm & { fileKey: string })[]
  caseData: Case
}

async function getForms(deps: Deps, request: Fill | Print, ids: readonly string[]): Promise<WantedForms> {
  const { input } = request
  const { db } = deps.database
  const rows = await db.selectFrom('forms').selectAll().where('id', 'in', ids).execute()
  const stored = ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw notFound()
    return row
  })
  const caseData = await getCaseDetails(db, request, { id: input.caseId })
  if (stored.some((form) => !form.is_active)) throw conflict('officialForms.inactive')
  if (stored.reduce((sum, form) => sum + form.bytes, 0) > MAX_PRINTED_BYTES)
    throw badRequest({ formIds: 'officialForms.tooHeavy' })
  const forms = stored.map((row) => ({ ...presentForm(row), fileKey: row.file_key }))
  if (formsInFull(forms, input.reason).length > 0) requireStepUp(request.actor, request.now)
  return { forms, caseData }
}

/** Returns the forms that print Aadhaar numbers in full: with a reason alone. */
const formsInFull = (forms: readonly OfficialForm[], reason: string | null) =>
  reason === null ? [] : forms.filter(({ marks }) => printsAadhaar(marks))

const writeForms = (deps: Deps, request: Fill | Print, wanted: WantedForms, title: string): Promise<StreamAnswer> =>
  writtenPdf(deps, title, (folder) =>
    deps.pdfs.fill(async () => {
      const texts = await prepareForms(deps, request, folder, wanted)
      const forms = texts.map((ofForm, index) => ({ pdf: blankName(index), texts: ofForm }))
      return { folder, forms, target: 'filled', title, language: languageInForce() }
    }, request.caller),
  )

const blankName = (index: number) => `blank-${index}`

/**
 * Copies all blanks into a folder, and returns the texts that are printed into each. Aadhaar numbers are revealed last,
 * so that no reveal is recorded for forms that cannot be filled.
 */
async function prepareForms(deps: Deps, request: Fill | Print, folder: string, { forms, caseData }: WantedForms) {
  const store = { files: deps.files, log: request.log }
  for (const [index, { id, fileKey }] of forms.entries())
    await copyStoredFile(store, fileKey, id, join(folder, blankName(index)))
  request.caller.signal.throwIfAborted()
  const aadhaar = await revealFor(deps, request, forms)
  const office = await getOfficeProfile(deps.database.db, request)
  return forms.map(({ marks }) => formTexts(marks, caseData, { today: request.today, office, aadhaar }))
}

/** Returns the full Aadhaar numbers for forms that print them, given a reason; the limit counts first. */
async function revealFor(deps: Deps, request: Fill | Print, forms: readonly OfficialForm[]): Promise<AadhaarNumbers> {
  const { caseId: id, reason } = request.input
  const printing = formsInFull(forms, reason)
  if (reason === null || printing.length === 0) return {}
  await request.takePoint('reveal', request.actor.userId)
  const form = printing.map(({ name }) => name).join(', ')
  return inTransaction(deps.database.db, (tx) => revealAadhaar(tx, request, { id, reason, form }))
}

/** Every field by its path, and by that of the name for which an id stands. */
const fieldOfPath = new Map<string, PlacedField>(
  placedFields.flatMap((placed) => {
    const { group, path, field } = placed
    return field.shownAs
      ? [
          [path, placed],
          [`${group}.${field.shownAs.name}`, placed],
        ]
      : [[path, placed]]
  }),
)

/** Full Aadhaar numbers by the name of their field. */
type AadhaarNumbers = Readonly<Record<string, string | null>>

/**
 * Returns the texts that are printed for the marks of a form, from a case as a role sees it: nothing for a value that
 * is missing or that the role may not see. Aadhaar numbers are masked unless they are given in full.
 */
function formTexts(marks: readonly Mark[], caseData: Case, given: Given): FormText[] {
  return marks.map(({ value, field, page = 1, x = 0, y = 0, width = 0, size = 0, boxes }) => {
    const text = textOf(value, caseData, given)
    return field === undefined ? { page, x, y, width, size, text, boxes } : { field, text }
  })
}

/** What a form prints beside the case. */
interface Given {
  today: Day
  office: OfficeProfile
  aadhaar: AadhaarNumbers
}

const officeText: Record<OfficeValue, (office: OfficeProfile) => string> = {
  'office.name': ({ name }) => name,
  'office.address': ({ address1, address2, city, pincode }) =>
    [address1, address2, [city, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  'office.phone': ({ phone }) => phone,
  'office.email': ({ email }) => email,
  'office.gstin': ({ gstin }) => gstin ?? '',
}

/** A service that the case asks for is marked by an X: also the name of a box that a PDF turns on. */
const TICK = 'X'

function textOf(value: string, caseData: Case, { today, office, aadhaar }: Given): string {
  if (value === TODAY) return showDay(today)
  if (isOfficeValue(value)) return officeText[value](office)
  if (isPersonValue(value)) return personText(value, caseData)
  const service = tickedService(value)
  if (service) return servicesOf(caseData.transactionDetail).includes(service) ? TICK : ''
  if (value.startsWith(TEXT_PREFIX)) return value.slice(TEXT_PREFIX.length).trim()
  const placed = fieldOfPath.get(value)
  if (!placed) return value === 'totalAmount' ? amount(caseData.totalAmount) : caseData.CaseNo
  const { group, name, field } = placed
  const values: Readonly<Record<string, unknown>> = caseData[group] ?? {}
  const stored = values[field.shownAs?.name ?? name]
  switch (field.kind) {
    case 'flag':
      return stored === true ? t.general('yes') : ''
    case 'rupees':
      return amount(stored)
    case 'day':
      return typeof stored === 'string' ? showDay(stored) : ''
    case 'aadhaar':
      return aadhaar[name] ?? (stored === COMPANY ? '' : plain(stored))
    default:
      return plain(stored)
  }
}

const amount = (value: unknown) => (typeof value === 'number' ? showRupees(value) : '')

/** A text of several lines becomes one: most marks have no room for more. */
const plain = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : '')
