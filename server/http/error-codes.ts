import { messages } from '#contract/messages.ts'

/** The name of each text in the catalogue, `cases.notEditable`; of equal texts the first by area and name. */
const namesByText = new Map<string, string>()
for (const [area, texts] of Object.entries(messages))
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'string' && !namesByText.has(text)) namesByText.set(text, `${area}.${name}`)

/** The general texts per status, for messages without a name: those with parameters, and those of schemas. */
const textsByStatus: Readonly<Record<number, string>> = {
  400: messages.general.badInput,
  401: messages.session.expired,
  403: messages.general.notForYou,
  404: messages.general.notFound,
  408: messages.general.tooSlow,
  409: messages.general.conflict,
  413: messages.general.tooLarge,
  415: messages.general.wrongType,
  429: messages.general.tooMany,
  431: messages.general.tooLarge,
  503: messages.general.unavailable,
  507: messages.general.diskFull,
}

/** Returns the stable code of an error: the name of its message in the catalogue, else that of its status. */
export function errorCode(status: number, message: string): string {
  return namesByText.get(message) ?? namesByText.get(textsByStatus[status] ?? messages.general.wrong) ?? 'general.wrong'
}
