import { HOUR } from '#contract/durations.ts'
import type { Context } from '../../context.ts'

/** Returns whether the actor added a file within the last hour. */
export const isOwnOfLastHour = (
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  file: { user_id: string; created_at: string },
): boolean => file.user_id === actor.userId && now.getTime() - Date.parse(file.created_at) <= HOUR
