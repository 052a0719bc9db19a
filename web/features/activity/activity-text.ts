import type { Activity } from '#contract/activity/activity.ts'
import { historyLabel } from '#contract/cases/case-labels.ts'
import { messages } from '#contract/messages.ts'
import { historyText } from '#web/domain/history-text.ts'

/** The text with its first letter in upper case. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The actor's name with an employee's code; entries of the portal's jobs and of signed-out visitors have a fixed text.
 */
export function actorName({ by, kind, action }: Activity): string {
  if (by) return [by.firstName, by.lastName, by.employeeCode].filter(Boolean).join(' ')
  const isVisitor = action === 'sign-in refused' || action === 'password link sent' || action === 'signed up'
  return isVisitor && (kind === 'user' || kind === 'client')
    ? messages.activity.notSignedIn
    : messages.activity.thePortal
}

/** `Status: Created → ready`: one line per changed field. */
export const changeLines = ({ changes }: Activity): string[] =>
  Object.entries(changes).map(([name, { from, to }]) =>
    from === null
      ? `${historyLabel(name)}: ${historyText(name, to)}`
      : `${historyLabel(name)}: ${historyText(name, from)} → ${historyText(name, to)}`,
  )
