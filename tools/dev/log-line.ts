const WARN = 40

/** Prints the lines of the server's log that a developer needs: warnings and errors, with their stacks. */
export function printLogLine(line: string): void {
  const entry = parse(line)
  if (!entry) console.error(line)
  else if (entry.level >= WARN) console.error([`server: ${entry.msg ?? ''}`, rest(entry)].filter(Boolean).join(' '))
}

interface LogEntry {
  level: number
  msg?: string
  err?: { stack?: string }
}

function parse(line: string): LogEntry | null {
  try {
    const entry = JSON.parse(line)
    return typeof entry?.level === 'number' ? entry : null
  } catch {
    return null // a stack of Node itself, as for a file that cannot be parsed
  }
}

function rest({ err, ...entry }: LogEntry): string {
  if (err?.stack) return `\n${err.stack}`
  const { level: _, msg: __, time: ___, pid: ____, ...fields } = entry as LogEntry & { time?: string; pid?: number }
  return Object.keys(fields).length > 0 ? JSON.stringify(fields) : ''
}
