import type { Logger } from 'pino'
import type { TextKey } from '#contract/texts/translate.ts'
import { textOf } from '#contract/texts.ts'
import { withLanguage } from '../context/language.ts'

/** A warning about this process that the office should act on. */
export interface Warning {
  /** The subject of the warning, for logs and programs. */
  code: string
  /** One or two sentences for the superadmin. */
  text: string
}

/** The present warnings of this process, each once, in the log and for the superadmin. */
export interface Warnings {
  /**
   * Logs a warning and keeps it until it is withdrawn or the process ends; the same code again changes nothing. `text` is
   * put into words when it is read, by others.
   */
  raise(code: string, text: TextKey): void
  /** Withdraws a warning and logs that; does nothing for one that was not raised. */
  withdraw(code: string): void
  /** The warnings in the language of the reader. */
  list(): Warning[]
}

export function createWarnings(log: Logger): Warnings {
  const raised = new Map<string, TextKey>()
  return {
    raise(code, text) {
      if (raised.has(code)) return
      raised.set(code, text)
      log.warn(
        { code },
        withLanguage('en', () => textOf(text)),
      )
    },
    withdraw(code) {
      if (raised.delete(code)) log.info({ code }, 'a warning is withdrawn')
    },
    list: () => Array.from(raised, ([code, text]) => ({ code, text: textOf(text) })),
  }
}
