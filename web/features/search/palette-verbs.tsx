import type { LinkOptions } from '@tanstack/react-router'
import {
  AlarmClock,
  BadgeCheck,
  FilePlus2,
  Files,
  IndianRupee,
  type LucideIcon,
  MessageSquare,
  Milestone,
  PencilLine,
  UserCheck,
  X,
  Zap,
} from 'lucide-react'
import { type CaseAction, caseRules, disabledReason } from '#contract/cases/case-actions.ts'
import { isWholePlate, normalizePlate, showPlate } from '#contract/cases/plate.ts'
import type { Role } from '#contract/endpoint.ts'
import type { FoundCase } from '#contract/search/search.ts'
import { t, textOf } from '#contract/texts.ts'
import { afterPaint } from '#web/lib/dom.ts'
import { paths } from '#web/lib/paths.ts'
import { letterOf, namesOfVerb, type VerbInView, type VerbName, verbs } from '#web/lib/verbs.ts'
import { KeyHint } from '#web/ui/kbd.tsx'
import { isNamed, MatchedText } from './names.tsx'
import type { PaletteItem } from './palette-places.ts'

const icons: Partial<Record<VerbName, LucideIcon>> = {
  verify: BadgeCheck,
  assign: UserCheck,
  reject: X,
  stage: Milestone,
  edit: PencilLine,
  comment: MessageSquare,
  papers: Files,
  remind: AlarmClock,
  pay: IndianRupee,
}

/** The verbs of a case that is not in view; the case's rules say who may and when. */
const ofCase: Partial<Record<VerbName, CaseAction | readonly Role[]>> = {
  verify: 'verify',
  assign: 'assign',
  reject: 'reject',
  stage: 'moveStage',
  edit: 'edit',
  remind: ['superadmin', 'employee'],
  papers: ['superadmin', 'employee', 'client'],
  comment: ['superadmin', 'employee', 'client'],
  pay: 'pay',
}

const actionOf = (name: VerbName): CaseAction | null => {
  const rule = ofCase[name]
  return typeof rule === 'string' ? rule : null
}

const rolesOf = (name: VerbName): readonly Role[] => {
  const rule = ofCase[name]
  return typeof rule === 'string' ? caseRules[rule].roles : (rule ?? [])
}

const verbsOf = (role: Role) => (Object.keys(ofCase) as VerbName[]).filter((name) => rolesOf(name).includes(role))

/** A search text that names a verb after a case: `mh12qw4821 stage`. */
interface Spoken {
  sought: string
  names: readonly VerbName[]
}

const MIN_SOUGHT = 3

/** Returns what is sought and the verbs that its last words name; null for a text without both. */
export function spokenVerb(role: Role, text: string): Spoken | null {
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length; at += 1) {
    const sought = words.slice(0, at).join(' ')
    const spoken = words.slice(at).join(' ')
    const names = verbsOf(role).filter((name) => spoken.length > 1 && isNamed(namesOfVerb(name), spoken))
    if (names.length > 0 && sought.length >= MIN_SOUGHT && /\d/.test(sought)) return { sought, names }
  }
  return null
}

function linkOf(name: VerbName, role: Role, { id, CaseNo: caseNo, vehicleNo }: FoundCase): LinkOptions {
  if (name === 'remind' && role !== 'client') return { to: paths[role].reminders, search: { search: vehicleNo } }
  if (name === 'edit' && role !== 'client')
    return { to: paths[role].caseEdit.pattern, params: { caseNo }, state: { id } }
  if (name === 'pay') return { to: paths.client.cases, search: { pay: 1 }, state: { caseNos: [caseNo] } }
  return { to: paths[role].caseDetail.pattern, params: { caseNo }, state: { id, verb: name } }
}

/** The named verbs of the found cases, those first that can be taken; the others say why not. */
export function verbsOfCases(role: Role, { sought, names }: Spoken, cases: readonly FoundCase[]): PaletteItem[] {
  const items = cases.flatMap((found) =>
    names.map((name): PaletteItem => {
      const action = actionOf(name)
      const reason = action && textOf(disabledReason(action, found.status))
      return {
        key: `${name}-${found.id}`,
        icon: icons[name] ?? Zap,
        title: (
          <>
            {verbs[name].label(t)} ·{' '}
            <span className="tnum">
              <MatchedText text={showPlate(found.vehicleNo)} query={sought} />
            </span>
          </>
        ),
        detail: reason ? `${found.CaseNo} · ${reason}` : found.CaseNo,
        isRefused: reason !== null,
        open: (navigate) => navigate(linkOf(name, role, found)),
        fromServer: true,
      }
    }),
  )
  return items.toSorted((a, b) => Number(a.isRefused) - Number(b.isRefused))
}

/** The form of a new case for a plate that was typed whole. */
export function newCaseItem(role: Role, text: string): PaletteItem[] {
  if (role === 'client' || !isWholePlate(text)) return []
  const vehicle = normalizePlate(text)
  return [
    {
      key: 'new-case',
      icon: FilePlus2,
      title: t.search('newCaseFor', { plate: showPlate(vehicle) }),
      open: (navigate) => navigate({ to: paths[role].newCase, search: { vehicle } }),
      // Enter waits for the answer, which may know the vehicle.
      fromServer: true,
    },
  ]
}

/** The verbs of the page in view whose name matches; without a text those that can be taken. */
export const pageVerbs = (inView: readonly VerbInView[], text: string): PaletteItem[] =>
  inView
    .filter(({ name, label, reason }) =>
      text ? isNamed(`${label} ${name ? namesOfVerb(name) : ''}`, text) : reason === null && name !== null,
    )
    .map(({ name, label, about, reason, run }, at) => ({
      key: `verb-${at}-${label}`,
      icon: (name && icons[name]) ?? Zap,
      title: <MatchedText text={label} query={text} />,
      detail: [about, reason].filter(Boolean).join(' · ') || undefined,
      trailing: name && letterOf(name) ? <KeyHint keyName={letterOf(name)} /> : undefined,
      isRefused: reason !== null,
      // The search is closed and the focus back before the page acts.
      open: async () => afterPaint(run),
    }))
