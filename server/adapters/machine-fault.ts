/** A fault of the portal or its machine in a process that reads files: no fault of the file that it reads. */
export class MachineFault extends Error {}

/** Code that could not be loaded. */
const LOADING = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND', 'ERR_DLOPEN_FAILED'])

/** Returns whether an error says that the machine failed: a call of the system, or code that is not there. */
export const isOfMachine = (error: unknown): error is Error =>
  error instanceof MachineFault ||
  (error instanceof Error && ('syscall' in error || ('code' in error && LOADING.has(String(error.code)))))
