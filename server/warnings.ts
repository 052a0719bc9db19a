import type { Logger } from 'pino'

/** Something about how this process is run that the office should put right. */
export interface Warning {
  /** What it is about, for logs and machines. */
  code: string
  /** One or two sentences for the superadmin. */
  text: string
}

/** What is wrong with how this process is run, though it runs: each once, in the log and for the superadmin to see. */
export interface Warnings {
  /** Logs a warning and keeps it until it is withdrawn or the process ends; the same code again changes nothing. */
  raise(code: string, text: string): void
  /** Takes back what is right again, and logs that; nothing where it was not raised. */
  withdraw(code: string): void
  list(): Warning[]
}

export function createWarnings(log: Logger): Warnings {
  const raised = new Map<string, string>()
  return {
    raise(code, text) {
      if (raised.has(code)) return
      raised.set(code, text)
      log.warn({ code }, text)
    },
    withdraw(code) {
      if (raised.delete(code)) log.info({ code }, 'a warning is withdrawn')
    },
    list: () => Array.from(raised, ([code, text]) => ({ code, text })),
  }
}
