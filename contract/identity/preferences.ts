import { z } from 'zod'
import { languages } from '../languages/language.ts'
import { originals as messages } from '../messages.ts'

export const Language = z.enum(languages, { error: messages.languages.notKnown })

/** What a user has chosen for all devices. */
export const Preferences = z.strictObject({ language: Language })
