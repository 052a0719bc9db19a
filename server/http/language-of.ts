import type { FastifyRequest } from 'fastify'
import { acceptedLanguage, type Language } from '#contract/languages/language.ts'

/** Returns the language of an answer: the signed-in user's, else the one that the caller asks for. */
export const languageOf = ({ actor, headers }: Pick<FastifyRequest, 'actor' | 'headers'>): Language =>
  actor?.language ?? acceptedLanguage(headers['accept-language'])
