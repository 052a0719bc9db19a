import { Car, CarFront, IdCard, ListFilter, UsersRound } from 'lucide-react'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { wholeLabel } from '#contract/cases/case-labels.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Role } from '#contract/endpoint.ts'
import { showPhone } from '#contract/phone.ts'
import type { FoundCase, FoundVehicle, SearchResults } from '#contract/search/search.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import type { View } from '#contract/views/view.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { type CasePath, paths } from '#web/lib/paths.ts'
import type { VerbInView } from '#web/lib/verbs.ts'
import { pageOfList, searchOfView } from '#web/table/views/saved-view.ts'
import { isNamed, MatchedText } from './names.tsx'
import { type PaletteCommand, type PaletteItem, type PaletteProps, placesOf } from './palette-places.ts'
import { newCaseItem, pageVerbs, spokenVerb, verbsOfCases } from './palette-verbs.tsx'

export interface PaletteGroup {
  label: string
  choices: readonly PaletteItem[]
}

export function groupsWithoutText({
  role,
  recent,
  screens,
  verbs = [],
}: Pick<PaletteProps, 'role' | 'recent' | 'screens'> & { verbs?: readonly VerbInView[] }): PaletteGroup[] {
  return withChoices([
    {
      label: t.search('recentCases'),
      choices: recent.map((caseNo) => ({
        key: caseNo,
        icon: CarFront,
        title: <span className="tnum">{caseNo}</span>,
        open: (navigate) => navigate({ to: paths[role].caseDetail.pattern, params: { caseNo } }),
      })),
    },
    { label: t.search('onThisPage'), choices: pageVerbs(verbs, '') },
    { label: t.search('goTo'), choices: screens.map((screen) => screenChoice(screen, '')) },
  ])
}

/** The entries for a text: screens by name at once, and the server's results. */
export function groupsForText(
  {
    role,
    screens,
    commands,
    views,
    verbs = [],
  }: Pick<PaletteProps, 'role' | 'screens'> & {
    commands: readonly PaletteCommand[]
    views: readonly View[]
    verbs?: readonly VerbInView[]
  },
  text: string,
  found: SearchResults | undefined,
): PaletteGroup[] {
  const spoken = spokenVerb(role, text)
  if (spoken)
    return withChoices([{ label: t.search('actions'), choices: verbsOfCases(role, spoken, found?.cases ?? []) }])
  const namedScreens = screens.filter(({ label }) => isNamed(label, text))
  return withChoices([
    { label: t.search('onThisPage'), choices: pageVerbs(verbs, text) },
    {
      label: t.search('goTo'),
      choices: [...namedScreens.map((screen) => screenChoice(screen, text)), ...placeChoices(role, text)],
    },
    { label: t.views('title'), choices: viewChoices(views, role, text) },
    { label: t.search('actions'), choices: commands.filter(({ names }) => isNamed(names, text)) },
    {
      label: t.search('cases'),
      choices: (found?.cases ?? []).map((foundCase) => caseChoice(foundCase, paths[role].caseDetail.pattern, text)),
    },
    {
      label: role === 'client' ? t.vehicles('titleOfDealer') : t.vehicles('title'),
      choices: [
        ...(found?.vehicles ?? []).map((vehicle) => vehicleChoice(vehicle, paths[role].vehicle, text)),
        ...newCaseItem(role, text),
      ],
    },
    {
      label: t.menu('clients'),
      choices: (found?.clients ?? []).map(({ id, name, firmName }) => ({
        key: id,
        icon: UsersRound,
        title: <MatchedText text={firmName} query={text} />,
        detail: <MatchedText text={name} query={text} />,
        open: (navigate) => navigate({ to: paths.superadmin.clientDetails, search: { id } }),
        fromServer: true,
      })),
    },
    {
      label: t.menu('employees'),
      choices: (found?.employees ?? []).map(({ id, name, employeeCode }) => ({
        key: id,
        icon: IdCard,
        title: <MatchedText text={name} query={text} />,
        detail: <MatchedText text={employeeCode ?? ''} query={text} />,
        open: (navigate) => navigate({ to: paths.superadmin.employeeDetails, search: { id } }),
        fromServer: true,
      })),
    },
  ])
}

const withChoices = (groups: PaletteGroup[]) => groups.filter(({ choices }) => choices.length > 0)

const screenChoice = ({ label, to, icon }: PaletteProps['screens'][number], text: string): PaletteItem => ({
  key: to,
  icon,
  title: <MatchedText text={label} query={text} />,
  open: (navigate) => navigate({ to }),
})

/** The places within pages whose name matches. */
const placeChoices = (role: Role, text: string): PaletteItem[] =>
  placesOf(role)
    .filter(({ names }) => isNamed(names, text))
    .map((place) => ({ ...place, title: <MatchedText text={place.title} query={text} /> }))

/** The saved views whose name matches; each opens its list. */
function viewChoices(views: readonly View[], role: Role, text: string): PaletteItem[] {
  if (role === 'client') return []
  return views
    .filter(({ name }) => isNamed(name, text))
    .flatMap((view) => {
      const { id, list, name } = view
      const page = pageOfList(role, list)
      if (!page) return []
      return {
        key: id,
        icon: ListFilter,
        title: <MatchedText text={name} query={text} />,
        detail: t.exports(`lists.${list}`),
        open: (navigate) => navigate({ to: page, search: searchOfView(view) }),
      }
    })
}

function caseChoice(foundCase: FoundCase, detail: CasePath, text: string): PaletteItem {
  const { CaseNo, vehicleNo, buyerName, matchedIn } = foundCase
  const inSight = matchedIn === 'vehicleNo' || matchedIn === 'CaseNo' || matchedIn === 'buyerName'
  const matched = matchedIn.endsWith('PhoneNo') ? showPhone(foundCase.matched) : foundCase.matched
  const matchLine = (field: FoundCase['matchedIn'], shown: string) => (
    <MatchedText text={shown} query={field === matchedIn ? text : ''} />
  )
  return {
    key: foundCase.id,
    icon: CarFront,
    title: <span className="tnum">{matchLine('vehicleNo', showPlate(vehicleNo))}</span>,
    detail: (
      <>
        <span className="tnum">{matchLine('CaseNo', CaseNo)}</span>
        {inSight && buyerName && <> · {matchLine('buyerName', buyerName)}</>}
        {/* A narrow line shows one more field: the one that matched the search, if no visible field did. */}
        {!inSight && (
          <>
            {` · ${wholeLabel(fieldByName[matchedIn].field)} `}
            {matchLine(matchedIn, matched)}
          </>
        )}
      </>
    ),
    trailing: <StatusBadge kind="case" status={foundCase.status} />,
    open: (navigate) => navigate({ to: detail, params: { caseNo: CaseNo } }),
    fromServer: true,
  }
}

/** A vehicle with its chassis number, its owner if the viewer may know one, and its dealer. */
const vehicleChoice = (
  { id, vehicleNo, chassisNo, ownerName, firmName }: FoundVehicle,
  page: (typeof paths)[Role]['vehicle'],
  text: string,
): PaletteItem => ({
  key: id,
  icon: Car,
  title: (
    <span className="tnum">
      <MatchedText text={showPlate(vehicleNo)} query={text} />
    </span>
  ),
  detail: (
    <>
      <span className="tnum">{chassisNo}</span>
      {[ownerName, firmName].filter(Boolean).map((name) => ` · ${name}`)}
    </>
  ),
  open: (navigate) => navigate({ to: page, params: { plate: plateInAddress(vehicleNo) } }),
  fromServer: true,
})
